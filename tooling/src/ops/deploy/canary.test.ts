import { loadDeployment } from '../../compose/load-deployment';
import { without } from '../../lib/without';
import { releaseFakes } from '../../store/releases/fake-releases.testing';
import { compositionProblems } from '../../store/sites/check-composition';
import { compositionNumbers, getComposition, pointerKey, readPointer } from '../../store/sites/sites';
import { getState, historyOf } from '../../store/states/states';
import { newStorage, QUICK_STORAGES, type TestStorage } from '../../store/storage/storages.testing';
import { prune } from '../history/prune';
import { abortCanary, finishCanary, widenCanary } from './canary';
import { deploy, type DeployOptions } from './deploy';
import { pull } from './pull';
import { rollback } from './rollback';

const source = { ...loadDeployment('dtyt'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0' } };
const settings = { ...source, title: 'Otra' };
const before = { shell: '1.0.0', 'mf-a': '1.0.0' };
const after = { shell: '1.0.0', 'mf-a': '1.1.0' };
const site = 'main';

describe.each(QUICK_STORAGES)('%s', (_kind, open) => {
  let opened: TestStorage;
  beforeEach(async () => {
    opened = await open();
    await releaseFakes(opened.storage, 'shell@1.0.0', 'mf-a@1.0.0', 'mf-a@1.1.0', 'mf-a@1.2.0');
    await to();
  });

  const to = (more: Partial<DeployOptions> = {}) =>
    deploy(opened.storage, { source, site, versionOfLocal: () => '', ...more });
  const begin = (percent = 5) => to({ source: settings, releases: { 'mf-a': '1.1.0' }, percent, why: 'new tab' });
  const pointer = async () => without(await readPointer(opened.storage, site), 'tag');
  const current = async () => getState(opened.storage, site, (await pointer()).state);

  test('a canary begins, grows and is given to all visitors, and the history lists each step', async () => {
    const { composition, state } = await begin();
    expect(composition).toMatchObject({ number: 2, before: 1, releases: after, previous: { 'mf-a': '1.0.0' } });
    expect(state).toMatchObject({ action: 'canary', versions: before, composition: 1, why: 'new tab' });
    expect(await pointer()).toEqual({ number: 1, state: 2, canary: { number: 2, percent: 5 } });
    await widenCanary(opened.storage, { site }, 50);
    expect(await pointer()).toEqual({ number: 1, state: 3, canary: { number: 2, percent: 50 } });
    await finishCanary(opened.storage, { site, why: 'no failures' });
    expect(await pointer()).toEqual({ number: 2, state: 4 });
    const last = await current();
    expect(last).toMatchObject({ versions: after, named: { 'mf-a': '1.1.0' }, composition: 2 });
    expect(last.canary).toBeUndefined();
    expect((await historyOf(opened.storage, last)).map(({ action }) => action)).toEqual([
      ...['finish', 'widen', 'canary', 'deploy'],
    ]);
    // The next deploy builds on the finished canary, with the settings of its own file.
    const next = await to({ releases: { 'mf-a': '1.2.0' } });
    expect(next.composition).toMatchObject({ number: 5, before: 2, previous: { 'mf-a': '1.1.0' } });
  });

  test('aborting a canary leaves the composition that most visitors had', async () => {
    await begin();
    await abortCanary(opened.storage, { site, why: 'it fails' });
    expect(await pointer()).toEqual({ number: 1, state: 3 });
    expect(await current()).toMatchObject({ action: 'abort', versions: before, named: {}, why: 'it fails' });
    expect((await to()).composition.releases).toEqual(before);
    for (const decide of [abortCanary, finishCanary])
      await expect(decide(opened.storage, { site })).rejects.toThrow('main has no canary');
    await expect(widenCanary(opened.storage, { site }, 5)).rejects.toThrow('main has no canary');
  });

  test('a canary can be aborted where nothing describes the pages of most visitors any more: they are composed again', async () => {
    const { storage } = opened;
    const bad = [
      () => storage.remove('sites/main/1/composition.json'),
      () => storage.write('sites/main/1/composition.json', '{'),
    ];
    for (const [index, spoil] of bad.entries()) {
      await begin();
      await spoil();
      const { composition } = await abortCanary(storage, { site });
      expect(composition).toMatchObject({ number: 1, releases: before });
      expect(await pointer()).toEqual({ number: 1, state: 3 + 2 * index });
      expect(await compositionProblems(storage, composition)).toEqual([]);
    }
  });

  test('who comes too late to end a canary reads how it ended', async () => {
    await begin();
    await finishCanary(opened.storage, { site, why: 'no failures' });
    await to();
    await expect(abortCanary(opened.storage, { site })).rejects.toThrow(
      /^main has no canary in \S+ The last one, composition 2, ended at \S+Z: finish by \S+: no failures\. Nothing was changed\.$/,
    );
  });

  test('a rollback to a canary that was taken back goes there, and says so', async () => {
    await begin();
    await abortCanary(opened.storage, { site, why: 'it fails' });
    const { notes, composition } = await rollback(opened.storage, { site, number: 2 });
    expect(composition.releases).toEqual(after);
    expect(notes).toEqual([
      expect.stringMatching(/^Composition 2 was a canary, and was taken back: abort by \S+: it fails\.$/),
    ]);
  });

  test('a pointer that names a finished canary alone goes on from what that canary gave', async () => {
    const { storage } = opened;
    await begin();
    await finishCanary(storage, { site });
    await storage.remove(`states/${site}/3.json`);
    await storage.write(pointerKey(site), '2\n');
    const { composition, notes } = await to({ source: settings });
    expect(composition).toMatchObject({ before: 2, releases: after });
    expect(notes).toContain('main goes on from composition 2, which its pointer names.');
    expect((await historyOf(storage, await current())).map(({ action }) => action)).toEqual([
      ...['deploy', 'found', 'canary', 'deploy'],
    ]);
  });

  test('a rollback also ends a canary', async () => {
    await to({ releases: { 'mf-a': '1.2.0' } });
    await begin();
    await rollback(opened.storage, { site, why: 'it fails' });
    expect(await pointer()).toEqual({ number: 2, state: 4 });
    await begin();
    const { notes } = await rollback(opened.storage, { site, number: 1 });
    expect([notes, await pointer()]).toEqual([['The canary of main has ended with it.'], { number: 1, state: 6 }]);
    expect(await current()).toMatchObject({ versions: before, action: 'rollback' });
  });

  test('a site has one canary at a time, of the deployment it serves, for 1 to 99 percent; a refused canary changes nothing', async () => {
    await expect(begin(0)).rejects.toThrow('A canary has 1 to 99 of a hundred visitors, in whole numbers, not 0;');
    await expect(begin(100)).rejects.toThrow("'finish' gives it to all");
    await expect(to({ source: { ...source, name: 'ccee' }, percent: 5 })).rejects.toThrow(
      'main does not serve ccee, but dtyt: a canary is a part of what is served.',
    );
    await expect(to({ site: 'empty', percent: 5 })).rejects.toThrow('empty does not serve dtyt');
    expect([await pointer(), await compositionNumbers(opened.storage, site)]).toEqual([{ number: 1, state: 1 }, [1]]);
    await begin();
    for (const more of [{ percent: 5 }, {}, { source: { ...source, name: 'ccee' } }])
      await expect(to(more)).rejects.toThrow(
        "main gives composition 2 to 5 of a hundred visitors. First 'finish main' or 'abort main'.",
      );
    expect((await pointer()).state).toBe(2);
  });

  test('a canary of what all visitors have is refused, because nothing could be compared', async () => {
    const same =
      'main serves these versions with these settings already (shell 1.0.0, mf-a 1.0.0): a canary of them compares nothing.';
    for (const more of [{}, { releases: before }]) await expect(to({ percent: 5, ...more })).rejects.toThrow(same);
    expect([await pointer(), await compositionNumbers(opened.storage, site)]).toEqual([{ number: 1, state: 1 }, [1]]);
    await to({ source: settings, percent: 5 });
    expect((await pointer()).canary).toEqual({ number: 2, percent: 5 });
  });

  test('a start does not wait for a canary: the same start keeps it, and a different start ends it with a note', async () => {
    const start = (composer: string) => to({ base: 'follow', action: 'start', composer });
    await start('c1');
    await begin();
    await start('c1');
    expect((await pointer()).canary).toEqual({ number: 3, percent: 5 });
    expect((await start('c2')).notes).toContain('The canary of main has ended with it.');
    expect((await pointer()).canary).toBeUndefined();
    await begin();
    expect((await to({ action: 'start', source: settings })).notes).toContain('The canary of main has ended with it.');
  });

  test('a canary whose files were changed is not given to all visitors', async () => {
    await begin();
    await opened.storage.write(`sites/${site}/2/pages/index.html`, 'changed');
    await expect(finishCanary(opened.storage, { site })).rejects.toThrow(
      'sites/main/2/pages/index.html is not the file',
    );
    expect((await pointer()).canary).toEqual({ number: 2, percent: 5 });
  });

  test('a pull and a prune keep both the canary and the served composition; an ended canary can be composed again', async () => {
    const { storage } = opened;
    const here = newStorage();
    const { composition } = await begin();
    await pull(storage, here, site);
    expect((await readPointer(here, site)).canary).toEqual({ number: 2, percent: 5 });
    for (const number of [1, 2])
      expect(await compositionProblems(here, await getComposition(here, site, number))).toEqual([]);
    await widenCanary(storage, { site }, 20);
    expect(await pull(storage, here, site)).toBeDefined();
    expect((await readPointer(here, site)).canary?.percent).toBe(20);
    await prune(storage, { keep: 1, dryRun: false, waitMs: 10_000 });
    expect(await compositionNumbers(storage, site)).toEqual([1, 2]);
    await abortCanary(storage, { site });
    await releaseFakes(storage, 'mf-a@1.0.0', 'mf-a@1.1.0');
    await prune(storage, { keep: 1, dryRun: false, waitMs: 10_000 });
    expect(await compositionNumbers(storage, site)).toEqual([1]);
    await releaseFakes(storage, 'mf-a@1.1.0');
    expect((await rollback(storage, { site, number: 2 })).composition).toEqual(composition);
  });
});
