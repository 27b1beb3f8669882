import { METRICS, RULES, verdictOf, type ApplicationFigures, type GroupFigures, type Metric } from './verdict';

/** A seeded generator of numbers below 1 (mulberry32), so that each run of these tests is the same. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Rates = Readonly<Record<Metric, number>>;

/** @returns how many of the page loads have an event; the gap between two events is geometrically distributed */
function happenings(loads: number, rate: number, next: () => number): number {
  if (rate <= 0 || rate >= 1) return rate <= 0 ? 0 : loads;
  const gap = () => 1 + Math.floor(Math.log(1 - next()) / Math.log1p(-rate));
  let count = 0;
  for (let load = gap(); load <= loads; load += gap()) count += 1;
  return count;
}

/** A site with one remote and a canary for one visitor in ten, judged after every 40 page loads of the canary. */
function simulate(canaryRates: Rates, otherRates: Rates, seed: number, most: number) {
  const next = numbersFrom(seed);
  const counts = { canary: new Map<Metric, number>(), others: new Map<Metric, number>() };
  const of = { canary: 0, others: 0 };
  const visits = (group: 'canary' | 'others', rates: Rates, loads: number) => {
    of[group] += loads;
    for (const metric of METRICS)
      counts[group].set(metric, (counts[group].get(metric) ?? 0) + happenings(loads, rates[metric], next));
  };
  const figuresOf = (group: 'canary' | 'others'): GroupFigures => {
    const remote = Object.fromEntries(
      METRICS.map((metric) => [metric, { of: of[group], bad: counts[group].get(metric) ?? 0 }]),
    ) as ApplicationFigures;
    const shell = Object.fromEntries(
      METRICS.map((metric) => [metric, { of: of[group], bad: 0 }]),
    ) as ApplicationFigures;
    return { shell, 'mf-a': remote };
  };
  while (of.canary < most) {
    visits('canary', canaryRates, 40);
    visits('others', otherRates, 360);
    const { decision } = verdictOf(
      { canary: figuresOf('canary'), others: figuresOf('others'), changed: ['mf-a'], before: () => 0 },
      RULES,
    );
    if (decision !== 'wait') return { decision, views: of.canary };
  }
  return { decision: 'wait', views: of.canary };
}

const USUAL: Rates = { failure: 0.005, fallback: 0.002, render: 0.001, slow: 0.15 };
const runs = (count: number, canary: Rates, others: Rates = USUAL, most = 2000) =>
  Array.from({ length: count }, (_, seed) => simulate(canary, others, seed + 1, most));
const shareOf = (ended: readonly { readonly decision: string }[], wanted: string) =>
  ended.filter(({ decision }) => decision === wanted).length / ended.length;
/** Three standard deviations of the share, given the count of runs. */
const noise = (rate: number, count: number) => 3 * Math.sqrt((rate * (1 - rate)) / count);

test.each([
  ['the same rates', USUAL, USUAL],
  [
    'no failures at all',
    { failure: 0, fallback: 0, render: 0, slow: 0 },
    { failure: 0, fallback: 0, render: 0, slow: 0 },
  ],
  ['a bad day for everybody', { ...USUAL, failure: 0.2, render: 0.1 }, { ...USUAL, failure: 0.2, render: 0.1 }],
])('with %s a canary is rarely taken back', (_what, canary, others) => {
  expect(shareOf(runs(100, canary, others, 1200), 'back')).toBeLessThanOrEqual(
    RULES.falseAlarm + noise(RULES.falseAlarm, 100),
  );
});

test.each(METRICS)('a canary whose %s are worse by the tolerance rarely gets more visitors', (metric) => {
  const worse = { ...USUAL, [metric]: USUAL[metric] + RULES.tolerance[metric] };
  expect(shareOf(runs(60, worse, USUAL, 1600), 'more')).toBeLessThanOrEqual(
    RULES.missedHarm + noise(RULES.missedHarm, 60),
  );
});

test('a harmless canary gets more visitors in the end', () => {
  const ended = runs(20, USUAL, USUAL, 8000);
  expect(shareOf(ended, 'more')).toBeGreaterThan(0.9);
});

test('a canary that breaks one page load in five is taken back within its first 300 page loads', () => {
  const ended = runs(40, { ...USUAL, render: 0.2 }, USUAL, 300);
  expect(shareOf(ended, 'back')).toBeGreaterThan(0.95);
});

test('a canary that always fails is taken back at the first look with enough page loads', () => {
  expect(runs(20, { ...USUAL, failure: 1 }).every(({ views }) => views === 40)).toBe(true);
});
