import { loadDeployment } from '../../compose/load-deployment';
import { releaseFake, releaseFakes } from '../../store/releases/fake-releases.testing';
import { compositionProblems } from '../../store/sites/check-composition';
import { compositionNumbers, getComposition, readPointer } from '../../store/sites/sites';
import type { Storage } from '../../store/storage/storage';
import { QUICK_STORAGES, type TestStorage } from '../../store/storage/storages.testing';
import { deploy, type DeployOptions } from './deploy';
import { rollback } from './rollback';

const source = { ...loadDeployment('dtyt'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': '1.0.0' } };

describe.each(QUICK_STORAGES)('%s', (_kind, open) => {
  let opened: TestStorage;
  beforeAll(async () => {
    opened = await open();
    await releaseFakes(
      opened.storage,
      'shell@1.0.0',
      'shell@1.1.0',
      'mf-a@1.0.0',
      'mf-a@1.1.0',
      'mf-b@1.0.0',
      'mf-b@1.1.0',
    );
  });
  const to = (site: string, more: Partial<DeployOptions> = {}) =>
    deploy(opened.storage, { source, site, versionOfLocal: () => '', ...more });
  const pointer = async (site: string) => (await readPointer(opened.storage, site)).number;
  const page = async (site: string, number: number, name = 'index.html') =>
    (await opened.storage.read(`sites/${site}/${number}/pages/${name}`))?.body.toString() ?? '';
  const descriptor = async (site: string, number: number) =>
    JSON.parse(/id="deployment">(.*?)<\/script>/.exec(await page(site, number))?.[1] ?? '{}') as Record<
      string,
      unknown
    >;

  test('a deploy writes numbered compositions, and a rollback serves an earlier one again', async () => {
    expect((await to('one')).composition).toMatchObject({
      number: 1,
      before: 0,
      releases: { shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': '1.0.0' },
      previous: {},
    });
    expect((await to('one', { releases: { 'mf-a': '1.1.0' } })).composition).toMatchObject({
      number: 2,
      before: 1,
      previous: { 'mf-a': '1.0.0' },
    });
    expect((await to('one', { releases: { 'mf-b': '1.1.0' } })).composition).toMatchObject({
      number: 3,
      releases: { 'mf-a': '1.1.0', 'mf-b': '1.1.0' },
    });
    await rollback(opened.storage, { site: 'one' });
    expect(await pointer('one')).toBe(2);
    await rollback(opened.storage, { site: 'one', number: 1 });
    expect(await pointer('one')).toBe(1);
    expect((await to('one', { releases: { 'mf-b': '1.1.0' } })).composition).toMatchObject({
      // Each of the two rollbacks took a number.
      number: 6,
      before: 1,
      releases: { 'mf-a': '1.0.0' },
    });
    await expect(rollback(opened.storage, { site: 'one', number: 9 })).rejects.toThrow('one has no composition 9');
    await expect(rollback(opened.storage, { site: 'none' })).rejects.toThrow('Nothing is served by none');
    expect(await compositionProblems(opened.storage, await getComposition(opened.storage, 'one', 6))).toEqual([]);
  });

  test('a rollback over a deploy that changed nothing says so, because it is no way back from a bad release', async () => {
    await to('same', { releases: { 'mf-a': '1.1.0' } });
    await to('same');
    expect((await rollback(opened.storage, { site: 'same' })).notes).toEqual([
      "Composition 1 has the same releases and settings as 2. 'history same' names earlier ones to go back to.",
    ]);
    await to('same', { releases: { 'mf-a': '1.0.0' } });
    expect((await rollback(opened.storage, { site: 'same' })).notes).toEqual([]);
  });

  test('pages name the previous release with the integrity of its files, and do not name a withdrawn one', async () => {
    await to('two');
    await to('two', { releases: { 'mf-a': '1.1.0', shell: '1.1.0' } });
    expect(await descriptor('two', 2)).toMatchObject({
      shellVersion: '1.1.0',
      shellPrevious: { version: '1.0.0', entry: '/releases/shell/1.0.0/shell.js' },
      remotes: [
        {
          name: 'mf-a',
          version: '1.1.0',
          previous: { version: '1.0.0', entry: '/releases/mf-a/1.0.0/remoteEntry.js', feature: { name: 'mf-a' } },
        },
        { name: 'mf-b', version: '1.0.0' },
      ],
    });
    const map = /<script type="importmap">(.*?)<\/script>/.exec(await page('two', 2))?.[1] ?? '';
    for (const file of ['mf-a/1.1.0/remote.1.js', 'mf-a/1.0.0/remote.1.js', 'shell/1.0.0/shell.js'])
      expect(map).toContain(`"/releases/${file}":"sha256-`);
    const { composition } = await to('two', { releases: { 'mf-a': '1.1.0' }, fallback: false });
    expect(composition.previous).toEqual({ shell: '1.0.0' });
    expect(await page('two', 3)).not.toContain('mf-a/1.0.0');
    expect((await to('two', { fallback: false })).composition.previous).toEqual({});
  });

  test('a previous release that is damaged or does not fit is left out, with a note', async () => {
    await releaseFakes(opened.storage, 'mf-h@1.0.0', 'mf-h@1.1.0', 'mf-h@1.2.0');
    await releaseFake(opened.storage, {
      name: 'mf-h',
      version: '2.0.0',
      feature: { routes: [{ path: '/other', page: 'other', access: 'public', title: 'O' }] },
    });
    const at = (version: string) =>
      to('hurt', { source: { ...source, remotes: { shell: '1.0.0', 'mf-h': version } }, base: 'file' });
    await at('1.0.0');
    await opened.storage.write('releases/mf-h/1.0.0/remote.1.js', 'x');
    expect((await at('1.1.0')).notes).toEqual([
      expect.stringContaining('mf-h does not fall back to 1.0.0: releases/mf-h/1.0.0/remote.1.js is not the file'),
    ]);
    expect((await at('2.0.0')).notes).toEqual([
      'mf-h does not fall back to 1.1.0: its pages are others.',
      'No remote draws /dashboard/mf-h any more: visitors of that address get another page.',
    ]);
  });

  test('a composition that cannot run is refused, and nothing is changed', async () => {
    await to('three');
    await releaseFake(opened.storage, { name: 'mf-new', version: '1.0.0', feature: { contract: '^1.1.0' } });
    await releaseFake(opened.storage, {
      name: 'mf-same',
      version: '1.0.0',
      feature: { routes: [{ path: '/dashboard/mf-a', page: 'x', access: 'guarded', title: 'X' }] },
    });
    await releaseFakes(opened.storage, 'mf-bad@1.0.0');
    await opened.storage.write('releases/mf-bad/1.0.0/remoteEntry.js', 'changed');
    await opened.storage.remove('releases/mf-bad/1.0.0/remote.1.js');
    await expect(to('three', { releases: { 'mf-new': '1.0.0' } })).rejects.toThrow(
      'mf-new 1.0.0 asks for contract ^1.1.0; shell 1.0.0 gives 1.0.0.',
    );
    await expect(to('three', { releases: { 'mf-same': '1.0.0' } })).rejects.toThrow(
      'Both mf-a and mf-same declare the route /dashboard/mf-a: give one of them another address.',
    );
    await expect(to('three', { releases: { 'mf-a': '9.0.0' } })).rejects.toThrow('mf-a 9.0.0 is not released');
    const bad = to('three', { releases: { 'mf-bad': '1.0.0' } });
    await expect(bad).rejects.toThrow('releases/mf-bad/1.0.0/remote.1.js is missing.');
    await expect(bad).rejects.toThrow('releases/mf-bad/1.0.0/remoteEntry.js is not the file');
    await expect(to('three', { expect: 0 })).rejects.toThrow('three serves composition 1, not 0');
    expect([await pointer('three'), await compositionNumbers(opened.storage, 'three')]).toEqual([1, [1]]);
  });

  test('a disk that fills up while pages are written is named, and nothing is changed', async () => {
    await to('full');
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const { storage } = opened;
    const filled = { ...storage, publish: () => Promise.reject(full) };
    await expect(deploy(filled, { source, site: 'full', versionOfLocal: () => '' })).rejects.toThrow(
      `Composition 2 of full cannot be written to ${storage.where}: the disk is full: make room on it, and try again (ENOSPC: no space left on device, write). Nothing was changed.`,
    );
    expect(await pointer('full')).toBe(1);
  });

  test('a rollback composes damaged pages again, also when the current composition is unreadable, and is refused for a damaged release', async () => {
    const { composition: first } = await to('four');
    await to('four', { releases: { 'mf-a': '1.1.0' } });
    await opened.storage.write('sites/four/1/pages/index.html', 'changed');
    await opened.storage.write('sites/four/2/composition.json', '');
    const { composition } = await rollback(opened.storage, { site: 'four' });
    expect([composition, await pointer('four')]).toEqual([first, 1]);
    expect(await compositionProblems(opened.storage, first)).toEqual([]);

    await releaseFakes(opened.storage, 'mf-torn@1.0.0');
    await to('four', { releases: { 'mf-torn': '1.0.0' } });
    await to('four', { without: ['mf-torn'] });
    await opened.storage.write('releases/mf-torn/1.0.0/remote.1.js', 'changed');
    await expect(rollback(opened.storage, { site: 'four' })).rejects.toThrow(
      'mf-torn/1.0.0/remote.1.js is not the file',
    );
    expect(await pointer('four')).toBe(5);
  });

  test('an unreadable previous release stops neither a deploy nor a rollback: pages go without it', async () => {
    await releaseFakes(opened.storage, 'mf-lost@1.0.0', 'mf-lost@1.1.0');
    await to('seven', { releases: { 'mf-lost': '1.0.0' } });
    await to('seven', { releases: { 'mf-lost': '1.1.0' } });
    await opened.storage.write('releases/mf-lost/1.0.0/release.json', '');
    const note = expect.stringContaining('mf-lost does not fall back to 1.0.0: releases/mf-lost/1.0.0/release.json in');
    expect(await to('seven')).toMatchObject({ notes: [note], composition: { previous: {} } });
    expect(await rollback(opened.storage, { site: 'seven' })).toMatchObject({
      notes: expect.arrayContaining([note]),
      composition: { number: 4, releases: { 'mf-lost': '1.1.0' }, previous: {} },
    });
    expect(await pointer('seven')).toBe(4);
  });

  test('a composition that a browser cannot draw is never served, and no rollback goes back to it', async () => {
    await to('five');
    const smoke = () => Promise.resolve(['/login: mf-a is not drawn']);
    await expect(to('five', { releases: { 'mf-a': '1.1.0' }, smoke })).rejects.toThrow('mf-a is not drawn');
    await to('five', { releases: { 'mf-b': '1.1.0' } });
    await expect(rollback(opened.storage, { site: 'five', number: 2 })).rejects.toThrow(
      'Composition 2 of five was never served',
    );
    await rollback(opened.storage, { site: 'five' });
    // Rollbacks go back and forth between served compositions only, however often.
    await rollback(opened.storage, { site: 'five', number: 3 });
    expect(await pointer('five')).toBe(3);
    // The same holds for the first composition of a site.
    await expect(to('six', { smoke })).rejects.toThrow('mf-a is not drawn');
    await to('six');
    await expect(rollback(opened.storage, { site: 'six', number: 1 })).rejects.toThrow('was never served');
  });

  test('a deploy to a bucket whose answer was lost has still moved the pointer', async () => {
    await to('lost');
    const deaf = {
      ...opened.storage,
      swap: async (...args: Parameters<typeof opened.storage.swap>) => {
        await opened.storage.swap(...args);
        return false;
      },
    };
    const { composition } = await deploy(deaf, { source, site: 'lost', versionOfLocal: () => '' });
    expect([composition.number, await pointer('lost')]).toEqual([2, 2]);
  });

  test('two deployments can take turns in one site', async () => {
    await to('main');
    const ccee = { ...loadDeployment('ccee'), remotes: source.remotes };
    expect((await to('main', { source: ccee })).composition).toMatchObject({
      site: 'main',
      deployment: 'ccee',
      number: 2,
    });
    expect(await page('main', 2)).toContain('data-variant="ccee"');
    await rollback(opened.storage, { site: 'main' });
    expect(await pointer('main')).toBe(1);
  });

  test('a release is never overwritten, and publishing the same release again changes nothing', async () => {
    expect(await releaseFake(opened.storage, { name: 'mf-a', version: '1.0.0' })).toBe('there');
    await expect(releaseFake(opened.storage, { name: 'mf-a', version: '1.0.0', code: 'other' })).rejects.toThrow(
      'mf-a 1.0.0 is released with other content, and a release is never overwritten; other: remote.1.js, remoteEntry.js.',
    );
  });

  test('publishing the same release again repairs one with damaged or missing files', async () => {
    const { storage } = opened;
    await storage.write('releases/mf-a/1.0.0/remote.1.js', 'damaged');
    await storage.remove('releases/mf-a/1.0.0/remoteEntry.js');
    await expect(to('main')).rejects.toThrow('Files of these releases are not what was released');
    expect(await releaseFake(storage, { name: 'mf-a', version: '1.0.0' })).toBe('published');
    expect((await to('main')).composition.releases['mf-a']).toBe('1.0.0');
  });

  test('a release under repair keeps its intact files until the new ones are written: a site may be served from it', async () => {
    const { storage } = opened;
    await storage.write('releases/mf-a/1.0.0/remote.1.js', 'damaged');
    const whole = await storage.read('releases/mf-a/1.0.0/remoteEntry.js');
    const found: unknown[] = [];
    const watched: Storage = {
      ...storage,
      publish: async (...moved) => {
        found.push(await storage.read('releases/mf-a/1.0.0/remoteEntry.js'));
        return storage.publish(...moved);
      },
    };
    await releaseFake(watched, { name: 'mf-a', version: '1.0.0' });
    expect(found).toEqual([whole]);
  });
});
