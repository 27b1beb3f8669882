import { sellersCalls, writes } from '@rifas/backend/testing/every-contract';
import { SECRETS as ANAS_SECRETS } from '@rifas/backend/testing/two-sellers';
import type { AnyContract, WireBody } from '@rifas/shared/contracts';
import type { Note } from '../report/tally';
import { differenceOf, everythingIn } from '../target/everything';
import { SECRETS } from '../target/reach';
import type { Target } from '../target/target';
import { foreignBodies } from './foreign-bodies';
import { tokensThatOpenNothing } from './forged-tokens';
import { refusalProblem } from './refusal';

/**
 * The caller's own tables: a contract that takes a file names nothing of another seller, and a setting is the caller's.
 */
const OWN_TABLES = ['uploads', 'users', 'passengers', 'audit_log'];

async function withoutSession({ app, world }: Target, contracts: readonly AnyContract[], note: Note): Promise<void> {
  const good = await app.tokenOf(world.ana.userId);
  const tokens = tokensThatOpenNothing(good, SECRETS.jwtSecret, {
    'the token of a payment link': world.link,
    'the address of an account': world.ana.email,
  });
  for (const contract of contracts) {
    for (const [name, token] of Object.entries(tokens))
      note(
        'a session that is none',
        `${contract.name}, ${name}`,
        refusalProblem(await app.call(contract, {}, { token }), [401]),
      );
    if (contract.reads && contract.method === 'GET') {
      const { status } = await app.call(contract, {}, { token: await app.tokenOf(world.ana.userId) });
      // A server that refuses all callers would pass all checks above.
      note('the right session still opens', contract.name, status !== 200 && `${status} for Ana`);
    }
  }
}

async function withAnothersThings(
  { app, world, databaseUrl }: Target,
  contracts: readonly AnyContract[],
  note: Note,
): Promise<void> {
  const token = await app.tokenOf(world.bruno.userId);
  const secrets = [...Object.values(ANAS_SECRETS), world.link];
  for (const contract of contracts) {
    const before = await everythingIn(databaseUrl, OWN_TABLES);
    const bodies = foreignBodies(contract, world);
    let reached = contract.encoding === 'multipart' || Object.keys(bodies[0] ?? {}).length === 0;
    for (const body of bodies) {
      const answer = await app.call(contract, body as WireBody, { token });
      reached ||= answer.status !== 400;
      const sent = JSON.stringify(body);
      const told = secrets.find((secret) => answer.text.includes(secret) && !sent.includes(secret));
      note(
        "another seller's things",
        `${contract.name} ${sent}`,
        answer.status >= 500 && `${answer.status}: ${answer.text.slice(0, 120)}`,
        told !== undefined && `told ${told}`,
      );
    }
    note(
      "another's rows afterwards",
      contract.name,
      differenceOf(before, await everythingIn(databaseUrl, OWN_TABLES)),
      !reached && 'no body that was made for it is one that it reads: foreign-bodies.ts has to know its fields',
    );
  }
}

async function fromAnotherSite({ app, world }: Target, contracts: readonly AnyContract[], note: Note): Promise<void> {
  const token = await app.tokenOf(world.ana.userId);
  const cookie = 'XSRF-TOKEN=abcdefghijklmnopqrstuvwx';
  const headers: Readonly<Record<string, Record<string, string>>> = {
    'no header': { cookie },
    'an empty header': { cookie, 'x-xsrf-token': '' },
    'another header': { cookie, 'x-xsrf-token': 'xbcdefghijklmnopqrstuvwx' },
  };
  for (const contract of contracts)
    for (const [name, own] of Object.entries(headers))
      note(
        'a write without the XSRF header',
        `${contract.name}, ${name}`,
        refusalProblem(await app.call(contract, {}, { token, headers: own }), [403]),
      );
}

/** Checks the permissions of every contract: a new contract needs no new test. */
export async function authorization(
  target: Target,
  note: Note,
  contracts: readonly AnyContract[] = sellersCalls,
): Promise<void> {
  await withoutSession(target, contracts, note);
  await withAnothersThings(target, contracts, note);
  await fromAnotherSite(
    target,
    contracts.filter((contract) => writes.includes(contract)),
    note,
  );
}
