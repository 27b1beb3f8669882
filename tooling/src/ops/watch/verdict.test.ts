import { METRICS, RULES, verdictOf, type ApplicationFigures, type Metric, type Watched } from './verdict';

const figures = (of: number, bad: Partial<Record<Metric, number>> = {}): ApplicationFigures =>
  Object.fromEntries(METRICS.map((metric) => [metric, { of, bad: bad[metric] ?? 0 }])) as ApplicationFigures;
const ask = (watched: Partial<Watched>) =>
  verdictOf({ canary: {}, others: {}, changed: ['mf-a'], before: () => 0, ...watched }, RULES);
const MANY = { shell: figures(20_000), 'mf-a': figures(20_000) };

test('a watch decides nothing without page loads', () => {
  expect(ask({})).toEqual({ decision: 'wait', why: 'shell has 0 of 200 page loads in this step' });
});

test('an alarm names the metric, the application and both counts', () => {
  expect(ask({ canary: { shell: figures(60), 'mf-a': figures(30, { failure: 12 }) }, others: MANY })).toEqual({
    decision: 'back',
    why: 'failure: mf-a failed to load in 12 of 30 (40.0 %) page loads of the canary and 0 of 20000 (0.0 %) of the others',
  });
});

test('a few bad page loads at the beginning raise no alarm', () => {
  expect(ask({ canary: { 'mf-a': figures(5, { failure: 5 }) }, others: MANY }).decision).toBe('wait');
  expect(ask({ canary: { 'mf-a': figures(25, { failure: 2 }) }, others: MANY }).decision).toBe('wait');
});

test('a problem that all visitors have raises no alarm', () => {
  const bad = { failure: 300, slow: 800 };
  const both = { shell: figures(1000), 'mf-a': figures(1000, bad) };
  expect(ask({ canary: both, others: both }).decision).toBe('wait');
});

test('an unchanged application can also raise the alarm: another one may break it', () => {
  const canary = { shell: figures(900), 'mf-a': figures(900), 'mf-b': figures(40, { render: 30 }) };
  expect(ask({ canary, others: { ...MANY, 'mf-b': figures(5000) } })).toMatchObject({
    decision: 'back',
    why: expect.stringContaining('render: mf-b threw'),
  });
});

test('a canary gets more visitors when each new application has enough page loads in this step, and none is worse', () => {
  const canary = { shell: figures(2000), 'mf-a': figures(1500) };
  expect(ask({ canary, others: MANY })).toMatchObject({ decision: 'more' });
  expect(ask({ canary, others: MANY, before: () => 1400 })).toEqual({
    decision: 'wait',
    why: 'mf-a has 100 of 200 page loads in this step',
  });
  expect(ask({ canary: { ...canary, 'mf-a': figures(250) }, others: MANY })).toEqual({
    decision: 'wait',
    why: 'failure: too few page loads of mf-a to tell',
  });
});

test('a canary with new settings alone is judged by all page loads', () => {
  expect(ask({ canary: { shell: figures(2000) }, others: MANY, changed: [] })).toEqual({
    decision: 'more',
    why: 'no harm: shell 2000 page loads (failure 0, fallback 0, render 0, slow 0)',
  });
});

test('a canary may load a little more slowly: no browser has the files of a new release yet', () => {
  const others = { shell: figures(20_000, { slow: 2000 }), 'mf-a': figures(20_000, { slow: 2000 }) };
  const canary = (slow: number) => ({ shell: figures(4000, { slow: 400 }), 'mf-a': figures(4000, { slow }) });
  expect(ask({ canary: canary(480), others }).decision).toBe('more');
  expect(ask({ canary: canary(1200), others })).toMatchObject({
    decision: 'back',
    why: expect.stringMatching(/^slow: mf-a loaded slowly in 1200 of 4000/),
  });
});
