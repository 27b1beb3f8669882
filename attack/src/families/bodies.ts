import { everyContract } from '@rifas/backend/testing/every-contract';
import { createSeller } from '@rifas/backend/testing/fixtures';
import { trespassesOf } from '@rifas/backend/testing/past-bounds';
import type { AnyContract } from '@rifas/shared/contracts';
import type { Note } from '../report/tally';
import { differenceOf, everythingIn } from '../target/everything';
import type { Target } from '../target/target';
import { refusalProblem } from './refusal';

const JSON_TYPE = 'application/json';
const FORM = 'application/x-www-form-urlencoded';

interface OddBody {
  readonly name: string;
  readonly type: string;
  readonly payload: string;
  /** The contract may accept it: then it must only change nothing and reveal nothing. */
  readonly mayPass?: boolean;
}

/** Bodies that every contract must refuse, whatever its fields. */
function oddBodies({ request: { schema } }: AnyContract): readonly OddBody[] {
  const [field = 'x'] = Object.keys(schema.properties ?? {});
  const json = (name: string, payload: string): OddBody => ({ name, type: JSON_TYPE, payload });
  const form = (name: string, payload: string): OddBody => ({ name, type: FORM, payload });
  return [
    json('broken JSON', `{"${field}":`),
    json('JSON that is a number', '1'),
    json('JSON that is null', 'null'),
    json('a prototype as a field', `{"__proto__":{"${field}":"1"}}`),
    json('a constructor as a field', `{"constructor":{"prototype":{"${field}":"1"}}}`),
    json('200,000 items', JSON.stringify({ [field]: Array(200_000).fill(1) })),
    json('200,000 keys', `{${Array.from({ length: 200_000 }, (_, key) => `"k${key}":1`).join(',')}}`),
    json('a number of 100,000 digits', `{"${field}":${'9'.repeat(100_000)}}`),
    form('brackets 20,000 deep', `${field}${'[a]'.repeat(20_000)}=1`),
    form('a prototype in brackets', `${field}[__proto__][x]=1&__proto__[${field}]=1`),
    { ...form('a percent sign alone', `${field}=%&${field}%=%E0%A4%A`), mayPass: true },
    form('nothing but separators', '&'.repeat(100_000)),
    form('60,000 times the same field', `${field}[]=1&`.repeat(60_000)),
    {
      name: 'XML',
      type: 'application/xml',
      payload: `<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>`,
    },
    { name: 'no type that anybody knows', type: 'x', payload: `${field}=1` },
    {
      name: 'multipart without a boundary',
      type: 'multipart/form-data',
      payload: '--x\r\n\r\nabc\r\n--x--\r\n',
      // A call with only optional fields takes it for a body without fields.
      mayPass: true,
    },
  ];
}

const PART = 'content-disposition: form-data; name="image"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';
const MULTIPART = 'multipart/form-data; boundary=x';
const FILES: readonly OddBody[] = [
  { name: 'no boundary', type: 'multipart/form-data', payload: `--x\r\n${PART}abc\r\n--x--\r\n` },
  { name: 'breaks off in the file', type: MULTIPART, payload: `--x\r\n${PART}abc` },
  { name: 'breaks off in the head', type: MULTIPART, payload: '--x\r\ncontent-dispo' },
  { name: 'another boundary', type: 'multipart/form-data; boundary=y', payload: `--x\r\n${PART}abc\r\n--x--\r\n` },
  { name: 'nothing', type: MULTIPART, payload: '' },
  { name: 'two files', type: MULTIPART, payload: `--x\r\n${PART}abc\r\n--x\r\n${PART}abc\r\n--x--\r\n` },
  { name: 'no image', type: MULTIPART, payload: `--x\r\n${PART}<script>alert(1)</script>\r\n--x--\r\n` },
  { name: 'SVG', type: MULTIPART, payload: `--x\r\n${PART}<svg onload="alert(1)"/>\r\n--x--\r\n` },
  {
    name: 'a path as its name',
    type: MULTIPART,
    payload: `--x\r\ncontent-disposition: form-data; name="image"; filename="../../../etc/cron.d/x"\r\n\r\nabc\r\n--x--\r\n`,
  },
  { name: '6 MB', type: MULTIPART, payload: `--x\r\n${PART}${'x'.repeat(6 * 1024 * 1024)}\r\n--x--\r\n` },
];

/** A call without required fields changes a setting of the caller. */
const OWN_SETTINGS = ['passengers', 'audit_log'];

/** A body may be invalid, too long, or of an unknown type. */
const REFUSED = [400, 413, 415];

async function post(
  { app }: Target,
  { path }: AnyContract,
  token: string | undefined,
  { type, payload }: Omit<OddBody, 'name'>,
) {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: token };
  return app.request({
    method: 'POST',
    url: `/${path}`,
    payload,
    headers: { 'content-type': type, ...authorization },
  });
}

async function oneContract(target: Target, contract: AnyContract, token: string | undefined, note: Note) {
  const isFile = contract.encoding === 'multipart';
  // The check for an image is a rule of the business, whose refusal is an envelope with status 200.
  const statuses = isFile ? [...REFUSED, 200] : REFUSED;
  for (const body of isFile ? FILES : oddBodies(contract)) {
    const what = isFile ? 'broken uploads' : 'bodies that are none';
    const answer = await post(target, contract, token, body);
    const isTaken = body.mayPass === true && answer.status === 200;
    note(what, `${contract.name}, ${body.name}`, !isTaken && refusalProblem(answer, statuses));
  }
  if (isFile || Object.keys(contract.request.schema.properties ?? {}).length === 0) return;
  for (const { name, payload } of trespassesOf(contract)) {
    const answer = await post(target, contract, token, { type: JSON_TYPE, payload });
    note('just past a bound', `${contract.name}, ${name}`, refusalProblem(answer, REFUSED));
  }
}

/** Bodies that break the contract they are sent to, for every contract: the bounds are read from its schema. */
export async function bodies(
  target: Target,
  note: Note,
  contracts: readonly AnyContract[] = everyContract,
): Promise<void> {
  const { app, databaseUrl } = target;
  const posted = contracts.filter(({ method }) => method === 'POST');
  // One token per contract, so that no call is refused for the limits of calls.
  const tokens = new Map<AnyContract, string>();
  for (const contract of posted) {
    if (!contract.authenticated) continue;
    const { userId } = await createSeller(app.db, `bodies-${tokens.size}-${Date.now()}@example.com`);
    tokens.set(contract, await app.tokenOf(userId));
  }
  const before = await everythingIn(databaseUrl, OWN_SETTINGS);
  for (const contract of posted) await oneContract(target, contract, tokens.get(contract), note);
  for (const contract of contracts.filter(({ method }) => method === 'GET')) {
    const token = await app.tokenOf(target.world.bruno.userId);
    for (const query of ['a=1&a=2', 'a[]=1&a[x]=2', '__proto__[x]=1', 'a=%00', `a=${'x'.repeat(4_000)}`, 'a=%']) {
      const headers: Record<string, string> = contract.authenticated ? { authorization: token } : {};
      const { status, text } = await app.request({ method: 'GET', url: `/${contract.path}?${query}`, headers });
      const name = `${contract.name}?${query.slice(0, 40)}`;
      note(
        'repeated and strange query fields',
        name,
        ![200, 400].includes(status) && `${status}: ${text.slice(0, 120)}`,
      );
    }
  }
  note(
    'nothing was written',
    'every body together',
    differenceOf(before, await everythingIn(databaseUrl, OWN_SETTINGS)),
  );
}
