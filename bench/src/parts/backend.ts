import { PROCESSES, SELLER, startBenchBackend, type BenchBackend } from '../database/bench-backend';
import { captureStatements, hasPgbench, runPgbench, type PgbenchOptions } from '../database/postgres-tools';
import { pgbenchScript } from '../database/statements';
import { loadHttp, type LoadOrder, type Throughput } from '../measure/http-load';
import type { Figure, Section } from '../report/report';
import { compared } from '../report/statistics';
import type { Part } from './bench-context';
import { underLoad } from './under-load';

const NAME = 'backend';
const LANES = 8;
const VALIDATIONS = 400;
const REGISTRATIONS = 250;
const LISTS = 60;
/** A seller of the demo data with 500 raffles. */
const SELLER_OF_MANY = 'mucho@example.com';
/** Per lane, before anything counts: the backend's code is compiled as it gets hot. */
const WARM_UP = 150;
/** Warm-up, the measured run, two for the capture, and as many again for pgbench. */
const TICKETS = LANES * (WARM_UP + REGISTRATIONS * 2) + 2;
const BUYERS = [1, 8, 32, 128];

const repeat = <Value>(count: number, make: (index: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** So many orders in each lane, one after the other. */
const load = (url: string, count: number, order: (lane: number) => LoadOrder): Promise<Throughput> =>
  loadHttp(
    url,
    repeat(LANES, (lane) => repeat(count, () => order(lane))),
  );

function figuresOf(name: string, api: Throughput, bare: Throughput | undefined): readonly Figure[] {
  const figure = (what: string, unit: string, read: (throughput: Throughput) => number): Figure =>
    bare
      ? compared(`${name}, ${what}`, unit, read(api), { name: 'pgbench', value: read(bare) })
      : { name: `${name}, ${what}`, unit, value: read(api) };
  return [
    figure('per second', '/s', ({ perSecond }) => perSecond),
    figure('half of them within', 'ms', ({ p50 }) => p50),
    figure('99 of 100 within', 'ms', ({ p99 }) => p99),
  ];
}

async function pgbench(
  url: string,
  send: () => Promise<unknown>,
  options: PgbenchOptions,
  script: (statements: readonly string[]) => string,
): Promise<Throughput | undefined> {
  if (!hasPgbench()) return undefined;
  const written = script(await captureStatements(url, send));
  return runPgbench(url, written, options);
}

async function validateLink({
  url,
  databaseUrl,
  api,
}: BenchBackend): Promise<{ figures: readonly Figure[]; order: LoadOrder }> {
  const token = (await api.makeLink('ana@example.com')).replace('/pago/', '');
  const order: LoadOrder = { path: 'talon/validate-link', fields: { token } };
  await load(url, WARM_UP * 2, () => order);
  const measured = await load(url, VALIDATIONS, () => order);
  const bare = await pgbench(
    databaseUrl,
    () => loadHttp(url, [[order]]),
    { clients: LANES, transactions: VALIDATIONS },
    (statements) => pgbenchScript(statements, {}),
  );
  return { figures: figuresOf('validate-link', measured, bare), order };
}

/** The list of a seller who has many raffles: what the page of the list waits for. */
async function listRaffles({ url, databaseUrl, api }: BenchBackend): Promise<readonly Figure[]> {
  const token = await api.logIn(SELLER_OF_MANY);
  const order: LoadOrder = { method: 'GET', path: 'api/talon/get-detailed-by-pasajero', fields: {}, token };
  await load(url, LISTS, () => order);
  const measured = await load(url, LISTS, () => order);
  const bare = await pgbench(
    databaseUrl,
    () => loadHttp(url, [[order]]),
    { clients: LANES, transactions: LISTS },
    (statements) => pgbenchScript(statements, {}),
  );
  return figuresOf('get-detailed-by-pasajero of 500 raffles', measured, bare);
}

/** The first of `count` pending tickets whose ids follow one another: a script can count them up. */
function firstInRow(ids: readonly number[], count: number): number {
  const sorted = [...ids].sort((a, b) => a - b);
  const start = sorted.findIndex((id, index) => sorted[index + count - 1] === id + count - 1);
  const first = sorted[start];
  if (first === undefined) throw new Error(`There are no ${count} tickets in a row to sell`);
  return first;
}

/** A sale has a token that no other one has. */
const OWN_TOKEN = `md5(:client_id || '-' || :done)`;
function saleToken(statements: readonly string[]): string {
  const [, token] = /insert into "sales".*?'([\w-]{32})'/s.exec(statements.join(';')) ?? [];
  if (token === undefined) throw new Error('No statement makes a sale with a token');
  return token;
}

async function registerTickets({ url, databaseUrl, api }: BenchBackend): Promise<readonly Figure[]> {
  const token = await api.logIn(SELLER);
  const deposit = firstInRow(await api.deposits(token), LANES);
  let next = firstInRow(await api.pendingTickets(token), TICKETS);
  const order = (lane: number): LoadOrder => ({
    path: 'api/talon/register-talones',
    token,
    fields: {
      'comprador[Nombre]': 'Lucía',
      'comprador[Apellido]': 'Fernández',
      'comprador[Email]': 'lucia@example.com',
      'comprador[Celular]': '099123456',
      'comprador[Departamento]': 'Rocha',
      'talones[]': String(next++),
      deposito_id: String(deposit + lane),
    },
  });
  await load(url, WARM_UP, order);
  const measured = await load(url, REGISTRATIONS, order);
  const bare = await pgbench(
    databaseUrl,
    () => loadHttp(url, [[order(0)]]),
    { clients: LANES, transactions: REGISTRATIONS, variables: { done: 0 } },
    (statements) => {
      const header = [
        `\\set done :done + 1`,
        `\\set ticket ${next} + :client_id * ${REGISTRATIONS} + :done - 1`,
        `\\set deposit ${deposit} + :client_id`,
      ];
      const taken = `'${saleToken(statements)}'`;
      const own = statements.map((statement) => statement.replaceAll(taken, OWN_TOKEN));
      return pgbenchScript(own, { ticket: String(next - 1), deposit: String(deposit) }, header);
    },
  );
  return figuresOf('register-talones', measured, bare);
}

async function manyBuyers({ url }: BenchBackend, order: LoadOrder): Promise<Section> {
  const figures: Figure[] = [];
  for (const buyers of BUYERS) {
    const { perSecond, p99 } = await loadHttp(
      url,
      repeat(buyers, () => repeat(Math.ceil(3_000 / buyers), () => order)),
    );
    figures.push(
      { name: `${buyers} at once, answers`, unit: '/s', value: perSecond },
      { name: `${buyers} at once, 99 of 100 within`, unit: 'ms', value: p99 },
    );
  }
  return {
    part: NAME,
    title: 'Buyers who open a link at the same time',
    note: 'validate-link, each buyer asking again as soon as answered',
    figures,
  };
}

/** The two calls that money hangs on and the longest list, beside PostgreSQL doing the same without a backend before it. */
export const backend: Part = {
  name: NAME,
  about: 'validate-link, a list of 500 raffles and register-talones, beside the same statements run by pgbench',
  run: async (context) => {
    const { settings } = context;
    const loaded = await underLoad(context, NAME);
    const running = await startBenchBackend(settings, {
      raffles: Math.ceil(TICKETS / 5) + 1,
      deposits: LANES,
      limits: 'none',
    });
    try {
      // The sales first: PostgreSQL is still writing the data of this run to the disk, and a sale waits for the disk anyway.
      const ofSales = await registerTickets(running);
      const { figures, order } = await validateLink(running);
      const note = hasPgbench()
        ? `${LANES} at a time, ${PROCESSES} processes of the backend; pgbench sends the statements that the server's log shows for the call`
        : `${LANES} at a time; no pgbench on this machine (it comes with PostgreSQL's own packages), so nothing to compare with`;
      return [
        { part: NAME, title: 'Backend', note, figures: [...figures, ...(await listRaffles(running)), ...ofSales] },
        await manyBuyers(running, order),
        loaded,
      ];
    } finally {
      await running.stop();
    }
  },
};
