import { loadDeployment } from '../../compose/load-deployment';
import { withLock } from '../../store/lock/lock';
import { releaseFake, releaseFakes } from '../../store/releases/fake-releases.testing';
import { compositionProblems } from '../../store/sites/check-composition';
import { BEGINNING_LOCK, compositionNumbers, getComposition, readPointer } from '../../store/sites/sites';
import { getState, historyOf } from '../../store/states/states';
import { QUICK_STORAGES, type TestStorage } from '../../store/storage/storages.testing';
import { deploy, type DeployOptions } from '../deploy/deploy';
import { rollback } from '../deploy/rollback';
import { prune } from './prune';

const source = { ...loadDeployment('dtyt'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0' } };
const ccee = { ...loadDeployment('ccee'), remotes: { shell: '1.0.0', 'mf-b': '1.0.0' } };
const minors = [0, 1, 2, 3, 4, 5];

describe.each(QUICK_STORAGES)('%s', (_kind, open) => {
  let opened: TestStorage;
  beforeEach(async () => {
    opened = await open();
    const remotes = minors.flatMap((minor) => [`mf-a@1.${minor}.0`, `mf-b@1.${minor}.0`]);
    await releaseFakes(opened.storage, 'shell@1.0.0', ...remotes);
  });

  const to = (more: Partial<DeployOptions> = {}) =>
    deploy(opened.storage, { source, site: 'main', versionOfLocal: () => '', ...more });
  const spare = (keep: number, dryRun = false) => prune(opened.storage, { keep, dryRun, waitMs: 10_000 });

  test('prune keeps the served composition, its previous releases, the last decisions and a deployment that waits for its turn', async () => {
    const { storage } = opened;
    await to({ source: ccee });
    await to();
    for (const minor of minors.slice(1)) await to({ releases: { 'mf-a': `1.${minor}.0` } });
    const would = await spare(2, true);
    expect(await compositionNumbers(storage, 'main')).toHaveLength(7);
    const gone = await spare(2);
    expect(gone).toEqual(would);
    // 1 is ccee's turn; 6 and 7 are the last two.
    expect(await compositionNumbers(storage, 'main')).toEqual([1, 6, 7]);
    // mf-a: 1.4.0 and 1.5.0 run or ran last, 1.3.0 is the previous release of 1.4.0.
    // mf-b: 1.0.0 waits for its turn, the others are the youngest.
    expect([...gone.releases].sort()).toEqual([
      'mf-a 1.0.0',
      'mf-a 1.1.0',
      'mf-a 1.2.0',
      'mf-b 1.1.0',
      'mf-b 1.2.0',
      'mf-b 1.3.0',
    ]);
    expect(await compositionProblems(storage, await getComposition(storage, 'main', 7))).toEqual([]);
    await to({ source: ccee });
    expect((await readPointer(storage, 'main')).number).toBe(8);
  });

  test('a prune and the first deploy of a site wait for each other; later deploys of a site do not wait', async () => {
    const { storage } = opened;
    await to();
    await withLock(storage, BEGINNING_LOCK, { task: 'somebody', waitMs: 0 }, async () => {
      await expect(prune(storage, { keep: 1, dryRun: false, waitMs: 0 })).rejects.toThrow(/somebody/);
      await expect(to({ site: 'other', waitMs: 0 })).rejects.toThrow(/somebody/);
      expect((await to({ waitMs: 10_000 })).composition.number).toBe(2);
    });
    expect((await to({ site: 'other' })).composition.number).toBe(1);
  });

  test('the version of a removed release stays taken: only the same release can be published again', async () => {
    const { storage } = opened;
    await to({ releases: { 'mf-a': '1.5.0' } });
    expect((await spare(1)).releases).toContain('mf-a 1.1.0');
    await expect(to({ releases: { 'mf-a': '1.1.0' } })).rejects.toThrow(
      /1\.1\.0 is not released .* any more: it was pruned\./,
    );
    await expect(releaseFake(storage, { name: 'mf-a', version: '1.1.0', code: 'other' })).rejects.toThrow(
      'mf-a 1.1.0 was released with other content before it was pruned, and edges may still have that. Give it a new version.',
    );
    expect(await releaseFake(storage, { name: 'mf-a', version: '1.1.0' })).toBe('published');
  });

  test('unknown and damaged files in the store stop no prune and are not removed', async () => {
    const { storage } = opened;
    await to();
    await storage.write('releases/mf-odd/1.0.0/release.json', '{"name"');
    // A file system makes the last two by itself where the folder is a disk.
    const left = [
      ...['releases/NOTES', 'releases/mf-a/notes.txt', 'sites/notes'],
      ...['releases/lost+found/1.0.0/release.json', 'sites/lost+found/current'],
    ];
    for (const file of left) await storage.write(file, 'look here');
    expect((await spare(2)).releases).toContain('mf-a 1.1.0');
    for (const kept of ['releases/mf-odd/1.0.0/release.json', ...left]) expect(await storage.read(kept)).toBeDefined();
  });

  test('a removed composition is composed again byte for byte, and its history is never removed', async () => {
    const { storage } = opened;
    await to();
    await to({ releases: { 'mf-a': '1.1.0' } });
    const first = await getComposition(storage, 'main', 2);
    await to({ releases: { 'mf-a': '1.2.0' } });
    await to({ releases: { 'mf-a': '1.1.0' } });
    await prune(storage, { keep: 1, dryRun: false, waitMs: 10_000 });
    expect(await compositionNumbers(storage, 'main')).toEqual([4]);
    // Its previous release is not among the youngest and is gone, so pages without it get a new number.
    expect(await rollback(storage, { site: 'main', number: 2 })).toMatchObject({
      notes: ['mf-a does not fall back to 1.0.0: it is gone.'],
      composition: { number: 5, releases: first.releases, previous: {} },
    });
    await releaseFakes(storage, 'mf-a@1.0.0');
    const again = await rollback(storage, { site: 'main', number: 2, why: 'as it was' });
    expect(again.composition).toEqual(first);
    expect(await compositionProblems(storage, again.composition)).toEqual([]);
    const current = await getState(storage, 'main', (await readPointer(storage, 'main')).state);
    expect((await historyOf(storage, current)).map(({ number }) => number)).toEqual([6, 5, 4, 3, 2, 1]);
  });
});
