import { SELLER, startBenchBackend } from '../database/bench-backend';
import { loadTest, type LoadResult } from '../database/load-test';
import type { Figure, Section } from '../report/report';
import { compared } from '../report/statistics';
import type { BenchContext } from './bench-context';

const CLIENTS = [1, 8, 128, 1000];
const HOSTILE_CONNECTIONS = 50;

function figuresOf(name: string, result: LoadResult, quiet: LoadResult): readonly Figure[] {
  const waits = (what: string, read: (from: LoadResult) => number): Figure =>
    compared(`${name}: ${what}`, 'ms', read(result), { name: 'nobody else', value: read(quiet) });
  return [
    waits("half of the other seller's validate within", ({ validateP50 }) => validateP50),
    waits('99 of 100 within', ({ validateP99 }) => validateP99),
    waits('all within', ({ validateMost }) => validateMost),
    { name: `${name}: buyers answered`, unit: '/s', value: result.honestPerSecond },
    { name: `${name}: buyers refused`, unit: '', value: result.honestRefused },
    { name: `${name}: hostile calls refused`, unit: '', value: result.hostileRefused },
    { name: `${name}: failures of the server`, unit: '', value: result.serverErrors },
  ];
}

/** The effect of many buyers, and of one seller who sends the most expensive calls, on another seller. */
export async function underLoad({ settings, log }: BenchContext): Promise<Section> {
  const running = await startBenchBackend(settings, { raffles: 1, deposits: 1, limits: 'usual' });
  try {
    const { url, api } = running;
    const actors = {
      url,
      watched: await api.logIn('ana@example.com'),
      hostile: await api.logIn('mucho@example.com'),
      link: (await api.makeLink(SELLER)).replace('/pago/', ''),
    };
    const test = async (honestClients: number, hostileConnections: number): Promise<LoadResult> => {
      const result = await loadTest(actors, { honestClients, hostileConnections });
      log(`${honestClients} buyers, ${hostileConnections} hostile: ${JSON.stringify(result)}`);
      return result;
    };
    // The first run is not counted: code is compiled as it gets hot.
    await test(8, 0);
    const quiet = await test(0, 0);
    const figures = [...figuresOf('one hostile seller', await test(0, HOSTILE_CONNECTIONS), quiet)];
    for (const clients of CLIENTS)
      figures.push(
        ...figuresOf(`${clients} buyers`, await test(clients, 0), quiet),
        ...figuresOf(`${clients} buyers, one hostile`, await test(clients, HOSTILE_CONNECTIONS), quiet),
      );
    return {
      title: 'Honest and hostile at the same time',
      note:
        `every buyer has an address and opens a link again as soon as answered; the hostile seller sends the longest lists, the deepest ` +
        `bodies and asks for the largest lists over ${HOSTILE_CONNECTIONS} connections; autocannon, the backend and PostgreSQL share the machine`,
      figures,
    };
  } finally {
    await running.stop();
  }
}
