import { PROCESSES, SELLER, startBenchBackend, type BenchBackend } from '../database/bench-backend';
import { captureStatements, hasPgbench, runPgbench } from '../database/postgres-tools';
import { pgbenchScript } from '../database/statements';
import { loadHttp, type LoadOrder, type Throughput } from '../measure/http-load';
import type { Figure, Section } from '../report/report';
import { compared } from '../report/statistics';
import type { Part } from './bench-context';
import { underLoad } from './under-load';

const LANES = 8;
const VALIDATIONS = 400;
const REGISTRATIONS = 250;
const LISTS = 60;
/** A seller of the demo data with 500 raffles. */
const SELLER_OF_MANY = 'mucho@example.com';
const WARM_UP = 150;
/** Warm-up, the measured run, two for the capture, and as many again for pgbench. */
const TICKETS = LANES * (WARM_UP + REGISTRATIONS * 2) + 2;
const BUYERS = [1, 8, 32, 128];

const repeat = <Value>(count: number, make: (index: number) => Value): readonly Value[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Runs `count` orders in each lane, one after another. */
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

interface Call {
  readonly name: string;
  readonly order: (lane: number) => LoadOrder;
  /** Uncounted orders per lane: the backend's code is compiled as it gets hot. */
  readonly warmUp: number;
  readonly count: number;
  /** Makes pgbench's script from the statements of one order. */
  readonly script?: (statements: readonly string[]) => string;
}

/** A call under load, compared with its statements in pgbench. */
async function measure({ url, databaseUrl }: BenchBackend, call: Call): Promise<readonly Figure[]> {
  const { name, order, warmUp, count, script = (statements) => pgbenchScript(statements, {}) } = call;
  await load(url, warmUp, order);
  const measured = await load(url, count, order);
  if (!hasPgbench()) return figuresOf(name, measured, undefined);
  const statements = await captureStatements(databaseUrl, () => loadHttp(url, [[order(0)]]));
  const bare = await runPgbench(databaseUrl, script(statements), { clients: LANES, transactions: count });
  return figuresOf(name, measured, bare);
}

async function listRaffles(running: BenchBackend): Promise<readonly Figure[]> {
  const token = await running.api.logIn(SELLER_OF_MANY);
  const order: LoadOrder = { method: 'GET', path: 'api/talon/get-detailed-by-pasajero', fields: {}, token };
  const name = 'get-detailed-by-pasajero of 500 raffles';
  return measure(running, { name, order: () => order, warmUp: LISTS, count: LISTS });
}

/** The first of `count` pending tickets with consecutive ids, so that a script can count them up. */
function firstInRow(ids: readonly number[], count: number): number {
  const sorted = [...ids].sort((a, b) => a - b);
  const start = sorted.findIndex((id, index) => sorted[index + count - 1] === id + count - 1);
  const first = sorted[start];
  if (first === undefined) throw new Error(`There are no ${count} tickets in a row to sell`);
  return first;
}

/** Each sale needs a unique token. */
const OWN_TOKEN = `md5(:client_id || '-' || :done)`;
function saleToken(statements: readonly string[]): string {
  const [, token] = /insert into "sales".*?'([\w-]{32})'/s.exec(statements.join(';')) ?? [];
  if (token === undefined) throw new Error('No statement makes a sale with a token');
  return token;
}

async function registerTickets(running: BenchBackend): Promise<readonly Figure[]> {
  const { api } = running;
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
  const script = (statements: readonly string[]) => {
    const header = [
      `\\set done :done + 1`,
      `\\set ticket ${next} + :client_id * ${REGISTRATIONS} + :done - 1`,
      `\\set deposit ${deposit} + :client_id`,
    ];
    const taken = `'${saleToken(statements)}'`;
    const own = statements.map((statement) => statement.replaceAll(taken, OWN_TOKEN));
    return pgbenchScript(own, { ticket: String(next - 1), deposit: String(deposit) }, header);
  };
  return measure(running, { name: 'register-talones', order, warmUp: WARM_UP, count: REGISTRATIONS, script });
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
    title: 'Buyers who open a link at the same time',
    note: 'validate-link, each buyer asking again as soon as answered',
    figures,
  };
}

/** The two calls that move money and the longest list, compared with the same work in PostgreSQL without a backend. */
export const backend: Part = {
  name: 'backend',
  about: 'validate-link, a list of 500 raffles and register-talones, beside the same statements run by pgbench',
  run: async (context) => {
    const { settings } = context;
    const loaded = await underLoad(context);
    const running = await startBenchBackend(settings, {
      raffles: Math.ceil(TICKETS / 5) + 1,
      deposits: LANES,
      limits: 'none',
    });
    try {
      // Sales run first: PostgreSQL is still writing the data of this run to the disk, and a sale waits for the disk
      // anyway.
      const ofSales = await registerTickets(running);
      const token = (await running.api.makeLink('ana@example.com')).replace('/pago/', '');
      const order: LoadOrder = { path: 'talon/validate-link', fields: { token } };
      const ofLinks = await measure(running, {
        name: 'validate-link',
        order: () => order,
        warmUp: WARM_UP * 2,
        count: VALIDATIONS,
      });
      const note = hasPgbench()
        ? `${LANES} at a time, ${PROCESSES} processes of the backend; pgbench sends the statements that the server's log shows for the call`
        : `${LANES} at a time; no pgbench on this machine (it comes with PostgreSQL's own packages), so nothing to compare with`;
      return [
        { title: 'Backend', note, figures: [...ofLinks, ...(await listRaffles(running)), ...ofSales] },
        await manyBuyers(running, order),
        loaded,
      ];
    } finally {
      await running.stop();
    }
  },
};
