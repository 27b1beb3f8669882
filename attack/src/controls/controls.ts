import { sign, SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@rifas/backend/gateway/read-notice';
import { cancelLink, getRaffles, saveComment, type AnyContract } from '@rifas/shared/contracts';
import type { Served } from '@rifas/tooling/lib/local-server';
import { authorization } from '../families/authorization';
import { bodies } from '../families/bodies';
import { slowHeaders } from '../families/crowds';
import { DEEDS } from '../families/deeds';
import { delays } from '../families/delays';
import { paths } from '../families/edges';
import { kills } from '../families/kills';
import { forgedNotices } from '../families/notices';
import { paymentsForLess } from '../families/payments';
import { smuggling } from '../families/smuggling';
import { notesOf, type Attack, type Note } from '../report/tally';
import { reach, SECRETS, sendOnce } from '../target/reach';
import type { Target } from '../target/target';
import { brokenFront, type Breach } from './broken-front';
import { disagreeingServer, patientServer, serverOfFiles } from './naive-servers';

export interface Control {
  readonly family: string;
  readonly barrier: string;
  readonly attacks: readonly Attack[];
  /** Why the control could not finish. */
  readonly problem: string | undefined;
}

interface Ground {
  readonly target: Target;
  /** The address of a database with this name, which does not exist yet. */
  readonly databaseUrl: (name: string) => string;
  /** The folder of the compiled backend. */
  readonly compiled: string;
}

interface ControlPlan {
  readonly family: string;
  readonly barrier: string;
  readonly run: (ground: Ground, note: Note) => Promise<void>;
}

/** The same site at another address. */
const at = (target: Target, url: string): Target => ({
  ...target,
  url,
  echoUrl: url,
  app: reach(url, target.app.db),
  once: (request) => sendOnce(url, request),
});

async function against(
  target: Target,
  start: () => Promise<Served>,
  run: (broken: Target) => Promise<void>,
): Promise<void> {
  const server = await start();
  await run(at(target, server.url)).finally(server.stop);
}

/** Runs the family against the site behind a front that breaks a rule. */
const before = (target: Target, breach: Breach, run: (broken: Target) => Promise<void>): Promise<void> =>
  against(target, () => brokenFront(target.url, breach), run);

const FEW: readonly AnyContract[] = [getRaffles, saveComment, cancelLink];

const PLANS: readonly ControlPlan[] = [
  {
    family: 'authorization',
    barrier: 'a session is not asked for: every call is made as Ana',
    run: async ({ target }, note) => {
      const authorizationOfAna = await target.app.tokenOf(target.world.ana.userId);
      const going: Breach['going'] = (request) => ({
        ...request,
        headers: { ...request.headers, authorization: authorizationOfAna },
      });
      await before(target, { going }, (broken) => authorization(broken, note, FEW));
    },
  },
  {
    family: 'bodies',
    barrier: 'what breaks a contract is a failure of the server, with its stack',
    run: ({ target }, note) =>
      before(
        target,
        {
          coming: (answer) =>
            answer.status === 400
              ? { ...answer, status: 500, body: Buffer.from(new Error('no bound').stack ?? '') }
              : answer,
        },
        (broken) => bodies(broken, note, [saveComment]),
      ),
  },
  {
    family: 'edges',
    barrier: 'an address leads to whatever file it names',
    run: ({ target }, note) => against(target, serverOfFiles, (broken) => paths(broken, note)),
  },
  {
    family: 'edges',
    barrier: 'a parser that forgives, and nobody who says where a request came from',
    run: ({ target }, note) => against(target, disagreeingServer, (broken) => smuggling(broken, note)),
  },
  {
    family: 'crowds',
    barrier: 'a server that waits for ever',
    run: ({ target }, note) => against(target, patientServer, (broken) => slowHeaders(broken, note)),
  },
  {
    family: 'notices',
    barrier: 'the signature is not compared: each notice gets the right one on its way',
    run: ({ target }, note) =>
      before(
        target,
        {
          going: (request) => {
            if (!request.path.startsWith('/geopay/callback')) return request;
            const timestamp = String(Math.floor(Date.now() / 1000));
            const signature = sign(SECRETS.gatewaySecret, timestamp, request.body.toString());
            const own = { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature };
            return { ...request, headers: { ...request.headers, ...own } };
          },
        },
        (broken) => forgedNotices(broken, note),
      ),
  },
  {
    family: 'payments',
    barrier: 'the sum of the page is not compared: each request gets the right one on its way',
    run: ({ target }, note) =>
      before(
        target,
        {
          going: (request) => {
            if (!request.path.startsWith('/geopay/init-payment')) return request;
            const fields = new URLSearchParams(request.body.toString());
            fields.set('amount', '4000');
            const body = Buffer.from(fields.toString());
            return { ...request, headers: { ...request.headers, 'content-length': String(body.length) }, body };
          },
        },
        (broken) => paymentsForLess(broken, note),
      ),
  },
  {
    family: 'kills',
    barrier: 'no transactions: each statement counts at once',
    run: ({ databaseUrl, compiled }, note) =>
      kills(
        {
          databaseUrl: databaseUrl('kills_control'),
          compiled,
          without: 'transactions',
          deeds: DEEDS.filter(({ name }) => NOT_WHOLE.includes(name)),
        },
        note,
      ),
  },
  {
    family: 'delays',
    barrier: 'no turns: all calls of one seller are worked on at once',
    run: ({ databaseUrl, compiled }, note) =>
      delays({ databaseUrl: databaseUrl('delays_control'), compiled, without: 'turns' }, note),
  },
];
const NOT_WHOLE = ['a cash registration'];

/** Removes each barrier in turn, and returns what the same family reports then. */
export const runControls = (ground: Ground): Promise<readonly Control[]> =>
  Promise.all(
    PLANS.map(async ({ family, barrier, run }) => {
      const { note, attacks } = notesOf(family, 'control');
      // A family that cannot continue has proved nothing, and must not stop the others.
      const problem = await run(ground, note).then(
        () => undefined,
        (error: unknown) => String(error),
      );
      return { family, barrier, attacks, problem };
    }),
  );
