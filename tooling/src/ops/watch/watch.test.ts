import { loadDeployment } from '../../compose/load-deployment';
import { releaseFakes } from '../../store/releases/fake-releases.testing';
import { readPointer } from '../../store/sites/sites';
import { getState, historyOf } from '../../store/states/states';
import { memoryStorage } from '../../store/storage/memory-storage.testing';
import type { Storage } from '../../store/storage/storage';
import { abortCanary, finishCanary, widenCanary } from '../deploy/canary';
import { deploy } from '../deploy/deploy';
import type { Reading } from './figure-sources';
import { RULES } from './verdict';
import { watchCanary } from './watch';

const site = 'main';
const source = { ...loadDeployment('dtyt'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0' } };
let storage: { -readonly [Key in keyof Storage]: Storage[Key] };
let said: string[];

beforeEach(async () => {
  storage = memoryStorage();
  said = [];
  await releaseFakes(storage, 'shell@1.0.0', 'mf-a@1.0.0', 'mf-a@1.1.0');
  const to = { source, site, versionOfLocal: () => '' };
  await deploy(storage, to);
  await deploy(storage, { ...to, releases: { 'mf-a': '1.1.0' }, percent: 5 });
});
afterEach(() => storage.close());

const line = (name: string, composition: number, remote: string, value: number, kind = '') =>
  `${name}{${kind}site="${site}",composition="${composition}",group="g",remote="${remote}",version="1"} ${value}`;

/** The counters of a backend after some looks; `failing` is the share of page loads of mf-a that fail in the canary. */
const counters =
  (failing: number) =>
  (look: number): readonly Reading[] => {
    const groups = [
      [1, 4000, 0],
      [2, 400, failing],
    ] as const;
    const text = groups.flatMap(([composition, views, share]) =>
      ['shell', 'mf-a'].flatMap((remote) => [
        line('rifas_page_visits_total', composition, remote, look * views),
        line('rifas_remote_load_seconds_count', composition, remote, look * views),
        line('rifas_remote_load_seconds_bucket', composition, remote, look * views, 'le="2.5",'),
        line(
          'rifas_page_visits_with_total',
          composition,
          remote,
          remote === 'mf-a' ? look * views * share : 0,
          'kind="failure",',
        ),
      ]),
    );
    return [{ source: 'backend', text: text.join('\n') }];
  };

function watch(
  readingsAt: (look: number) => readonly Reading[],
  looks = 40,
  before?: (look: number) => Promise<unknown>,
) {
  let look = 0;
  return watchCanary(storage, {
    site,
    rules: RULES,
    steps: [5, 20, 50],
    slowSeconds: 2.5,
    read: async () => {
      await before?.(look);
      return readingsAt(look);
    },
    pause: async () => {
      look += 1;
      return look < looks;
    },
    say: (text) => void said.push(text),
    decided: async ({ state }) => void said.push(`decided: ${state.action} ${state.canary?.percent ?? ''}`.trim()),
  });
}

const history = async () => {
  const { state } = await readPointer(storage, site);
  return (await historyOf(storage, await getState(storage, site, state))).map(({ action, canary, why }) => [
    action,
    canary?.percent,
    why,
  ]);
};

test('a harmless canary gets more visitors step by step, then all, and the history says why', async () => {
  expect(await watch(counters(0))).toMatchObject({ outcome: 'finished' });
  const decided = (await history()).slice(0, 3);
  expect(decided.map(([action, percent]) => [action, percent])).toEqual([
    ['finish', undefined],
    ['widen', 50],
    ['widen', 20],
  ]);
  for (const [, , why] of decided) expect(why).toMatch(/^watch: no harm: shell \d+ page loads \(failure 0, .*mf-a \d+/);
  expect(await readPointer(storage, site)).toMatchObject({ number: 2 });
  expect(said.filter((text) => text.startsWith('decided'))).toEqual([
    ...['decided: widen 20', 'decided: widen 50', 'decided: finish'],
  ]);
});

test('a canary that fails is taken back, and the history names the metric', async () => {
  expect(await watch(counters(0.5))).toMatchObject({ outcome: 'taken back' });
  const [last] = await history();
  expect(last?.[0]).toBe('abort');
  expect(last?.[2]).toMatch(
    /^watch: failure: mf-a failed to load in 200 of 400 \(50\.0 %\) page loads of the canary and 0 of/,
  );
  const pointer = await readPointer(storage, site);
  expect([pointer.number, pointer.canary]).toEqual([1, undefined]);
});

test('a watch without counters decides nothing, and reports a missing source once', async () => {
  const silent = () => [{ source: 'backend', problem: 'it answered 502' }];
  expect(await watch(silent, 5)).toEqual({ outcome: 'undecided', why: 'shell has 0 of 200 page loads in this step' });
  expect(said).toEqual(['backend: it answered 502.', '5 of a hundred: shell has 0 of 200 page loads in this step.']);
  expect(await watch(() => [], 3)).toMatchObject({ outcome: 'undecided' });
  expect(said).toContain('There is no backend to read counters from.');
  expect((await readPointer(storage, site)).canary).toEqual({ number: 2, percent: 5 });
});

test('page loads from before the watch began decide nothing', async () => {
  const standing = counters(0.5)(10);
  expect(await watch(() => standing, 5)).toMatchObject({ outcome: 'undecided' });
});

test('two watches of one canary decide each step once, and both report how it ended', async () => {
  const ends = await Promise.all([watch(counters(0)), watch(counters(0))]);
  expect(ends.map(({ outcome }) => outcome)).toEqual(['finished', 'finished']);
  expect((await history()).map(([action, percent]) => [action, percent])).toEqual([
    ['finish', undefined],
    ['widen', 50],
    ['widen', 20],
    ['canary', 5],
    ['deploy', undefined],
  ]);
});

test('a watch reports a canary as finished when an operator gives it to all without a lost previous release', async () => {
  await storage.removeAll('releases/mf-a/1.0.0', 'release.json');
  const ended = await watch(
    () => [],
    10,
    async (look) => (look === 2 ? finishCanary(storage, { site }) : undefined),
  );
  expect(ended).toEqual({ outcome: 'finished', why: expect.stringMatching(/^finish by \S+$/) });
  expect((await readPointer(storage, site)).number).toBe(3);
});

test('a watch follows other decisions about its canary: an abort ends the watch, and a wider share begins a step', async () => {
  const ended = await watch(
    () => [],
    10,
    async (look) => (look === 2 ? abortCanary(storage, { site, why: 'too few tickets' }) : undefined),
  );
  expect(ended).toEqual({ outcome: 'taken back', why: expect.stringMatching(/^abort by \S+: too few tickets$/) });
  await expect(watch(() => [])).rejects.toThrow('main has no canary');
  await deploy(storage, { source, site, versionOfLocal: () => '', releases: { 'mf-a': '1.1.0' }, percent: 5 });
  await watch(
    () => [],
    4,
    async (look) => (look === 2 ? widenCanary(storage, { site }, 30) : undefined),
  );
  expect(said.at(-1)).toBe('5 of a hundred: shell has 0 of 200 page loads in this step.');
  expect((await readPointer(storage, site)).canary?.percent).toBe(30);
});

test('a storage that fails for a while does not end a watch, and is reported once', async () => {
  const { swap } = storage;
  let refusals = 3;
  storage.swap = async (...args) => {
    refusals -= 1;
    if (refusals >= 0) throw new Error('s3://rifas/prod does not answer');
    return swap(...args);
  };
  expect(await watch(counters(0.5))).toMatchObject({ outcome: 'taken back' });
  expect(said.filter((text) => text.includes('does not answer'))).toHaveLength(1);
  expect((await readPointer(storage, site)).canary).toBeUndefined();
});

test('a decision about an outdated state does not apply to the current state', async () => {
  await expect(abortCanary(storage, { site, expect: 1 })).rejects.toThrow('decided something else for main meanwhile');
  expect((await readPointer(storage, site)).canary).toEqual({ number: 2, percent: 5 });
});
