import { loadDeployment } from '../../compose/load-deployment';
import { releaseFake, releaseFakes } from '../../store/releases/fake-releases.testing';
import { compositionProblems } from '../../store/sites/check-composition';
import { getComposition, readPointer } from '../../store/sites/sites';
import { getState } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { newStorage, QUICK_STORAGES, type TestStorage } from '../../store/storage/storages.testing';
import { prune } from '../history/prune';
import { deploy, type DeployOptions } from './deploy';
import { pull } from './pull';
import { rollback } from './rollback';

const source = { ...loadDeployment('dtyt'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': '1.0.0' } };

describe.each(QUICK_STORAGES)('%s', (_kind, open) => {
  let opened: TestStorage;
  beforeAll(async () => {
    opened = await open();
    await releaseFakes(opened.storage, 'shell@1.0.0', 'mf-a@1.0.0', 'mf-b@1.0.0', 'mf-b@1.1.0');
  });
  const to = (site: string, more: Partial<DeployOptions> = {}) =>
    deploy(opened.storage, { source, site, versionOfLocal: () => '', ...more });

  test('a pull brings the whole of what a site serves to an edge, and moves the pointer last', async () => {
    const here = newStorage();
    await to('far');
    expect(await pull(opened.storage, here, 'far')).toMatchObject({ number: 1 });
    expect(await pull(opened.storage, here, 'far')).toBeUndefined();
    await to('far', { releases: { 'mf-b': '1.1.0' } });
    await pull(opened.storage, here, 'far');
    expect(await compositionProblems(here, await getComposition(here, 'far', 2))).toEqual([]);
    await releaseFakes(opened.storage, 'mf-c@1.0.0');
    await to('far', { releases: { 'mf-c': '1.0.0' } });
    await opened.storage.write('releases/mf-c/1.0.0/remote.1.js', 'changed on its way');
    await expect(pull(opened.storage, here, 'far')).rejects.toThrow('far goes on as it is.');
    expect((await readPointer(here, 'far')).number).toBe(2);
  });

  test('one of several simultaneous pulls copies the files, and the others find them complete', async () => {
    const here = newStorage();
    await to('crowd');
    for (const version of ['1.0.0', '1.1.0']) {
      await to('crowd', { releases: { 'mf-b': version } });
      const brought = await Promise.all([1, 2, 3].map(() => pull(opened.storage, here, 'crowd')));
      expect(brought.filter(Boolean)).toHaveLength(1);
    }
    expect(await compositionProblems(here, await getComposition(here, 'crowd', 3))).toEqual([]);
  });

  test('an edge that is given another store does not mistake the decisions of that store for its own', async () => {
    const here = newStorage();
    const elsewhere = newStorage();
    await releaseFakes(elsewhere, 'shell@1.0.0', 'mf-a@1.1.0', 'mf-b@1.0.0');
    await to('both');
    await deploy(elsewhere, { source, site: 'both', versionOfLocal: () => '', releases: { 'mf-a': '1.1.0' } });
    await pull(opened.storage, here, 'both');
    const refused = pull(elsewhere, here, 'both');
    await expect(refused).rejects.toThrow(
      /^Composition 1 of both is another one in .+ than in .+\nboth goes on as it is\.$/,
    );
    expect(await compositionProblems(here, await getComposition(here, 'both', 1))).toEqual([]);
    // An edge that serves another number by now takes the composition of the store that it follows.
    await to('both');
    await pull(opened.storage, here, 'both');
    await pull(elsewhere, here, 'both');
    expect((await getComposition(here, 'both', 1)).releases['mf-a']).toBe('1.1.0');
    expect((await getState(here, 'both', 1)).versions['mf-a']).toBe('1.1.0');
  });

  test('an edge takes the next decision of its store even after a manual rollback on the edge', async () => {
    const here = newStorage();
    await to('hand');
    await pull(opened.storage, here, 'hand');
    await to('hand');
    await pull(opened.storage, here, 'hand');
    expect((await rollback(here, { site: 'hand' })).state.number).toBe(3);
    await to('hand', { releases: { 'mf-b': '1.1.0' } });
    expect(await pull(opened.storage, here, 'hand')).toMatchObject({ number: 3 });
    expect(await getState(here, 'hand', 3)).toMatchObject({ action: 'deploy', composition: 3 });
    expect(await pull(opened.storage, here, 'hand')).toBeUndefined();
  });

  test('an edge keeps its copy of a composition that newer code has composed again after a prune', async () => {
    const here = newStorage();
    await to('anew', { leaveOut: ['preloads'] });
    await pull(opened.storage, here, 'anew');
    await to('anew', { releases: { 'mf-b': '1.1.0' } });
    await pull(opened.storage, here, 'anew');
    const before = await getComposition(here, 'anew', 1);
    await prune(opened.storage, { keep: 1, dryRun: false });
    const { composition } = await rollback(opened.storage, { site: 'anew', number: 1 });
    expect(composition.files).not.toEqual(before.files);
    await pull(opened.storage, here, 'anew');
    expect(await compositionProblems(here, before)).toEqual([]);
    expect((await readPointer(here, 'anew')).number).toBe(1);
  });

  test('a pull copies files again that are damaged on an edge', async () => {
    const here = newStorage();
    await to('torn');
    await pull(opened.storage, here, 'torn');
    const torn = [
      'sites/torn/current',
      'sites/torn/1/composition.json',
      'states/torn/1.json',
      'releases/mf-a/1.0.0/release.json',
    ];
    for (const key of torn) await here.write(key, '');
    expect(await pull(opened.storage, here, 'torn')).toMatchObject({ number: 1 });
    expect(await compositionProblems(here, await getComposition(here, 'torn', 1))).toEqual([]);
    expect(await getState(here, 'torn', 1)).toEqual(await getState(opened.storage, 'torn', 1));
    expect(await pull(opened.storage, here, 'torn')).toBeUndefined();
    // The same holds where the pointer alone is intact.
    for (const file of [
      'sites/torn/1/pages/index.html',
      'sites/torn/1/composition.json',
      'releases/mf-a/1.0.0/remote.1.js',
    ]) {
      await here.write(file, 'torn');
      expect(await pull(opened.storage, here, 'torn', undefined, false)).toBeUndefined();
      expect(await pull(opened.storage, here, 'torn')).toMatchObject({ number: 1 });
      expect(await compositionProblems(here, await getComposition(here, 'torn', 1))).toEqual([]);
    }
    await here.removeAll('sites/torn/1', 'composition.json');
    expect(await pull(opened.storage, here, 'torn')).toMatchObject({ number: 1 });
    expect(await pull(opened.storage, here, 'torn')).toBeUndefined();
  });

  test('a damaged release on an edge keeps its intact files until a pull replaces them: visitors still get them', async () => {
    const here = newStorage();
    await to('served');
    await pull(opened.storage, here, 'served');
    await here.write('releases/mf-a/1.0.0/remote.1.js', 'damaged');
    const whole = await here.read('releases/mf-a/1.0.0/remoteEntry.js');
    const found: unknown[] = [];
    const watched: Storage = {
      ...here,
      publish: async (...moved) => {
        found.push(await here.read('releases/mf-a/1.0.0/remoteEntry.js'));
        return here.publish(...moved);
      },
    };
    await pull(opened.storage, watched, 'served');
    expect(found).toEqual([whole]);
  });

  test('a pull leaves a damaged preview out with a note, and brings everything else', async () => {
    const here = newStorage();
    await to('shown');
    const previewUntil = Math.floor(Date.now() / 1000) + 3600;
    const preview = () => to('shown', { releases: { 'mf-b': '1.1.0' }, previewUntil });
    const [good, bad] = [(await preview()).composition.number, (await preview()).composition.number];
    await opened.storage.write(`sites/shown/${bad}/pages/index.html`, 'changed on its way');
    expect(await pull(opened.storage, here, 'shown')).toEqual({
      number: 1,
      notes: [expect.stringMatching(new RegExp(`^Preview ${bad} of shown is not shown here[^]+its hash differs`))],
    });
    expect((await readPointer(here, 'shown')).previews?.map(({ number }) => number)).toEqual([good]);
  });

  test('a pull leaves a damaged canary out with a note, and every visitor of the edge gets the served composition', async () => {
    const here = newStorage();
    await to('share');
    await to('share', { releases: { 'mf-b': '1.1.0' }, percent: 20 });
    const page = 'sites/share/2/pages/index.html';
    const whole = (await opened.storage.read(page))?.body.toString() ?? '';
    await opened.storage.write(page, 'changed on its way');
    expect(await pull(opened.storage, here, 'share')).toEqual({
      number: 1,
      notes: [expect.stringMatching(/^Canary 2 of share is not shown here[^]+its hash differs/)],
    });
    expect(await readPointer(here, 'share')).toMatchObject({ number: 1, state: 2 });
    expect((await readPointer(here, 'share')).canary).toBeUndefined();
    // A pull checks the canary again when it begins, not each time it looks.
    expect(await pull(opened.storage, here, 'share', undefined, false)).toBeUndefined();
    await opened.storage.write(page, whole);
    expect(await pull(opened.storage, here, 'share')).toEqual({ number: 1, notes: [] });
    expect((await readPointer(here, 'share')).canary).toEqual({ number: 2, percent: 20 });
  });

  test('a pull refuses a version that the edge has with other content, and the edge keeps what it serves', async () => {
    const here = newStorage();
    await to('near');
    await pull(opened.storage, here, 'near');
    await releaseFake(here, { name: 'mf-d', version: '1.0.0', code: 'older' });
    await releaseFakes(opened.storage, 'mf-d@1.0.0');
    await to('near', { releases: { 'mf-d': '1.0.0' } });
    await expect(pull(opened.storage, here, 'near')).rejects.toThrow(/^mf-d 1\.0\.0 is another release in .+Remove/);
    expect((await readPointer(here, 'near')).number).toBe(1);
    await here.removeAll('releases/mf-d/1.0.0', 'release.json');
    expect(await pull(opened.storage, here, 'near')).toMatchObject({ number: 2 });
  });
});
