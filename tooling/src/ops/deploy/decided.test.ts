import { loadDeployment } from '../../compose/load-deployment';
import { releaseFakes } from '../../store/releases/fake-releases.testing';
import { getComposition, pointerKey, readPointer } from '../../store/sites/sites';
import { getState, stateNumbers } from '../../store/states/states';
import { QUICK_STORAGES, type TestStorage } from '../../store/storage/storages.testing';
import { deploy, type DeployOptions } from './deploy';
import { rollback } from './rollback';

const dtyt = { ...loadDeployment('dtyt'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0', 'mf-b': 'local' } };
const ccee = { ...loadDeployment('ccee'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0' } };

describe.each(QUICK_STORAGES)('%s', (_kind, open) => {
  let opened: TestStorage;
  beforeAll(async () => {
    opened = await open();
    await releaseFakes(
      opened.storage,
      ...['shell@1.0.0', 'mf-a@1.0.0', 'mf-a@1.1.0', 'mf-b@0.1.0-local.one', 'mf-b@0.1.0-local.two', 'mf-c@1.0.0'],
    );
  });

  const to = (site: string, more: Partial<DeployOptions> = {}) =>
    deploy(opened.storage, { source: dtyt, site, versionOfLocal: () => '0.1.0-local.one', ...more });
  /** Deploys as a checkout or an image does when it starts. */
  const start = (site: string, local = '0.1.0-local.one', more: Partial<DeployOptions> = {}) =>
    to(site, { base: 'follow', action: 'start', composer: 'c1', versionOfLocal: () => local, ...more });
  const versions = async (site: string) => {
    const { state } = await readPointer(opened.storage, site);
    return (await getState(opened.storage, site, state)).versions;
  };

  test.each([
    ['torn-page', 'a page', '.html'],
    ['torn-description', 'the description', 'composition.json'],
  ])('%s: a start after a power failure that emptied %s of what is served composes it again', async (site, _, end) => {
    const { files } = (await start(site)).composition;
    const file = [...Object.keys(files), 'composition.json'].find((each) => each.endsWith(end)) ?? '';
    await opened.storage.write(`sites/${site}/1/${file}`, '');
    expect((await start(site)).composition.number).toBe(2);
    expect((await start(site)).composition.number).toBe(2);
  });

  test('a rollback out of a canary composes what most visitors have again, where its description is damaged', async () => {
    const { storage } = opened;
    await to('half');
    await to('half', { releases: { 'mf-a': '1.1.0' }, percent: 5 });
    const whole = await getComposition(storage, 'half', 1);
    await storage.write('sites/half/1/composition.json', '');
    await rollback(storage, { site: 'half' });
    expect(await getComposition(storage, 'half', 1)).toEqual(whole);
    expect((await readPointer(storage, 'half')).canary).toBeUndefined();
  });

  test('the decided versions of a deployment stay while another deployment takes its turn', async () => {
    await to('turns');
    await to('turns', { releases: { 'mf-a': '1.1.0', 'mf-c': '1.0.0' } });
    await to('turns', { source: ccee });
    expect(await versions('turns')).toEqual({ shell: '1.0.0', 'mf-a': '1.0.0' });
    await to('turns', { source: ccee, releases: { 'mf-c': '1.0.0' } });
    await to('turns');
    expect(await versions('turns')).toEqual({
      shell: '1.0.0',
      'mf-a': '1.1.0',
      'mf-b': '0.1.0-local.one',
      'mf-c': '1.0.0',
    });
    await to('turns', { source: ccee });
    expect(await versions('turns')).toEqual({ shell: '1.0.0', 'mf-a': '1.0.0', 'mf-c': '1.0.0' });
  });

  test('a start follows the sources and keeps versions that were named; the same start again changes nothing', async () => {
    await start('home');
    await to('home', { releases: { 'mf-c': '1.0.0' } });
    const { composition } = await start('home');
    expect(composition.releases).toEqual({
      shell: '1.0.0',
      'mf-a': '1.0.0',
      'mf-b': '0.1.0-local.one',
      'mf-c': '1.0.0',
    });
    expect((await start('home')).composition.number).toBe(composition.number);
    await start('home', '0.1.0-local.two');
    expect(await versions('home')).toMatchObject({ 'mf-b': '0.1.0-local.two', 'mf-c': '1.0.0' });
    await start('home', '0.1.0-local.two', { source: { ...dtyt, title: 'Otra' } });
    expect((await readPointer(opened.storage, 'home')).number).toBe(composition.number + 2);
  });

  test('a rollback outlives a restart and newer sources', async () => {
    await start('back');
    await start('back', '0.1.0-local.two');
    await rollback(opened.storage, { site: 'back', why: 'broken' });
    await start('back', '0.1.0-local.two');
    expect(await versions('back')).toMatchObject({ 'mf-b': '0.1.0-local.one' });
    expect(await getState(opened.storage, 'back', 3)).toMatchObject({
      action: 'rollback',
      parent: 2,
      composition: 1,
      why: 'broken',
    });
    await start('back', '0.1.0-local.two', { base: 'file' });
    expect(await versions('back')).toMatchObject({ 'mf-b': '0.1.0-local.two' });
  });

  test('a remote that was never released stops no deploy: its site begins without it, and later deploys do not need it', async () => {
    const begun = { ...dtyt, remotes: { ...dtyt.remotes, 'mf-begun': 'local' } };
    const { notes } = await to('team', { source: begun });
    expect(notes).toEqual([expect.stringContaining('mf-begun was never released in')]);
    await to('team', { source: begun, releases: { 'mf-a': '1.1.0' } });
    expect(await versions('team')).toEqual({ shell: '1.0.0', 'mf-a': '1.1.0', 'mf-b': '0.1.0-local.one' });
  });

  test('a store without states writes them from its compositions, reports that once, and keeps its versions', async () => {
    const { storage } = opened;
    await to('old');
    await to('old', { releases: { 'mf-c': '1.0.0' } });
    for (const number of await stateNumbers(storage, 'old')) {
      await storage.remove(`states/old/${number}.json`);
      const composition = await getComposition(storage, 'old', number);
      // Compositions of that time held the deployment as its file has it.
      await storage.write(`sites/old/${number}/composition.json`, JSON.stringify({ ...composition, source: dtyt }));
    }
    await storage.write(pointerKey('old'), '2');
    const { notes } = await start('old', '0.1.0-local.two');
    expect(notes).toEqual(['old had no record of what was decided: states 1, 2 were written from its compositions.']);
    expect(await getState(storage, 'old', 2)).toMatchObject({ action: 'found', parent: 1 });
    // The file does not propose mf-c, so it was named in a deploy.
    expect(await versions('old')).toMatchObject({ 'mf-b': '0.1.0-local.two', 'mf-c': '1.0.0' });
    expect((await to('old')).notes).toEqual([]);
  });

  test('a deploy that was killed before the pointer moved decides nothing', async () => {
    const { storage } = opened;
    await to('killed');
    const state = await getState(storage, 'killed', 1);
    await storage.write(
      'states/killed/2.json',
      JSON.stringify({ ...state, number: 2, versions: { ...state.versions, 'mf-a': '1.1.0' } }),
    );
    const { composition } = await to('killed', { releases: { 'mf-c': '1.0.0' } });
    expect(composition).toMatchObject({ number: 3, releases: { 'mf-a': '1.0.0', 'mf-c': '1.0.0' } });
    expect(await getState(storage, 'killed', 3)).toMatchObject({ parent: 1 });
  });
});
