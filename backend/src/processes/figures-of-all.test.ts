import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { createFiguresOfAll } from './figures-of-all';

type FiguresOfAll = ReturnType<typeof createFiguresOfAll>;

/** The metrics of a process, without the process. */
function createWorker(id: number, all: FiguresOfAll) {
  const registry = new Registry();
  const registers = [registry];
  const sold = new Counter({ name: 'sold_total', help: 'Sold', labelNames: ['what'], registers });
  const took = new Histogram({ name: 'took_seconds', help: 'Took', labelNames: [], buckets: [1, 5], registers });
  const memory = new Gauge({ name: 'memory_bytes', help: 'Memory', registers });
  memory.set(100);
  return {
    id,
    sold,
    took,
    registry,
    count: (round: number) => void registry.getMetricsAsJSON().then((figures) => all.counted(id, round, figures)),
  };
}

const lines = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#') && !line.includes('nodejs_'));

test('the counters of several processes are added up, also those of an ended process, but not its memory', async () => {
  const all = createFiguresOfAll();
  const [one, two] = [createWorker(1, all), createWorker(2, all)];
  one.sold.inc({ what: 'ticket' }, 3);
  one.took.observe(0.5);
  two.sold.inc({ what: 'ticket' }, 4);
  two.sold.inc({ what: 'link' });
  two.took.observe(3);
  const both = [
    'sold_total{what="ticket"} 7',
    'sold_total{what="link"} 1',
    'took_seconds_bucket{le="1"} 1',
    'took_seconds_bucket{le="5"} 2',
    'took_seconds_bucket{le="+Inf"} 2',
    'took_seconds_sum 3.5',
    'took_seconds_count 2',
  ];
  expect(lines(await all.ask([one, two])).sort()).toEqual([...both, 'memory_bytes 200'].sort());
  all.ended(2);
  expect(lines(await all.ask([one])).sort()).toEqual([...both, 'memory_bytes 100'].sort());
  all.ended(1);
  const three = createWorker(3, all);
  three.sold.inc({ what: 'ticket' }, 10);
  expect(lines(await all.ask([three]))).toEqual(
    expect.arrayContaining(['sold_total{what="ticket"} 17', 'took_seconds_count 2', 'memory_bytes 100']),
  );
});

test('a process that ends during a query or does not answer counts with its last figures', async () => {
  const all = createFiguresOfAll(20);
  const [one, two] = [createWorker(1, all), createWorker(2, all)];
  one.sold.inc({ what: 'ticket' });
  two.sold.inc({ what: 'ticket' }, 5);
  await all.ask([one, two]);
  const silent = { id: 2, count: () => undefined };
  expect(lines(await all.ask([one, silent]))).toContain('sold_total{what="ticket"} 6');
  const ending = { id: 2, count: () => all.ended(2) };
  expect(lines(await all.ask([one, ending]))).toContain('sold_total{what="ticket"} 6');
});

test('the default metrics of the processes are added up too', async () => {
  const all = createFiguresOfAll();
  const workers = [createWorker(1, all), createWorker(2, all)];
  for (const { registry } of workers) collectDefaultMetrics({ register: registry });
  const text = await all.ask(workers);
  const value = (of: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(of)?.[1]);
  const alone = await workers[0]?.registry.metrics();
  expect(value(text, 'process_resident_memory_bytes')).toBeGreaterThan(
    1.5 * value(alone ?? '', 'process_resident_memory_bytes'),
  );
  expect(text).toContain(`nodejs_version_info{version="${process.version}"`);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  // Several processes have no common start time.
  expect(text).not.toContain('process_start_time_seconds');
  expect(text).not.toMatch(/NaN|undefined|null/);
});
