import { loadDeployment } from '../../compose/load-deployment';
import { releaseFakes } from '../../store/releases/fake-releases.testing';
import { findComposition, getComposition, pointerKey, readPointer } from '../../store/sites/sites';
import { historyOf } from '../../store/states/states';
import type { Storage } from '../../store/storage/storage';
import { newStorage } from '../../store/storage/storages.testing';
import { prune } from '../history/prune';
import { abortCanary } from './canary';
import { deploy, type DeployOptions } from './deploy';
import { endPreview } from './preview';
import { pull } from './pull';
import { rollback } from './rollback';

const source = { ...loadDeployment('dtyt'), remotes: { shell: '1.0.0', 'mf-a': '1.0.0' } };
const site = 'main';
const inSeconds = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;
let storage: Storage;

const to = (more: Partial<DeployOptions> = {}) => deploy(storage, { source, site, versionOfLocal: () => '', ...more });
const show = (previewUntil = inSeconds(60), more: Partial<DeployOptions> = {}) =>
  to({ releases: { 'mf-a': '1.1.0' }, previewUntil, why: 'look', ...more });
const pointed = async () => (await readPointer(storage, site)).previews?.map(({ number }) => number);

beforeEach(async () => {
  storage = newStorage();
  await releaseFakes(storage, 'shell@1.0.0', 'mf-a@1.0.0', 'mf-a@1.1.0');
  await to();
});

test('a preview stands beside the served composition, says on its pages that it is a preview, and reports nothing', async () => {
  const { composition, state, stateBefore } = await show();
  expect(state).toMatchObject({ action: 'preview', composition: 1, versions: { 'mf-a': '1.0.0' }, why: 'look' });
  expect(state.previews).toMatchObject([{ composition: 2, versions: { 'mf-a': '1.1.0' }, why: 'look' }]);
  const [{ id = '' } = {}] = state.previews ?? [];
  expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(await readPointer(storage, site)).toMatchObject({ number: 1, state: 2, previews: [{ id, number: 2 }] });
  expect(composition).toMatchObject({ number: 2, releases: { 'mf-a': '1.1.0' }, source: { telemetryUrl: null } });
  const page =
    (await storage.read('sites/main/2/pages/login.html')) ?? (await storage.read('sites/main/2/pages/index.html'));
  expect(page?.body.toString()).toMatch(/<aside id="preview"[^>]*>.*Salir de la vista previa/);
  expect(page?.body.toString()).toContain('"telemetryUrl":null');
  // The next deploy begins from what is served: a preview decides nothing.
  expect((await to()).composition.releases).toEqual(stateBefore?.versions);
});

test('every decision keeps current previews and drops those that have ended', async () => {
  await show();
  await show(inSeconds(-1));
  await to({ releases: { 'mf-a': '1.1.0' } });
  expect(await pointed()).toEqual([2]);
  await rollback(storage, { site });
  expect(await pointed()).toEqual([2]);
  await to({ releases: { 'mf-a': '1.1.0' }, percent: 5 });
  await show();
  expect(await readPointer(storage, site)).toMatchObject({
    canary: { percent: 5 },
    previews: [{ number: 2 }, { number: 7 }],
  });
  await abortCanary(storage, { site });
  expect(await pointed()).toEqual([2, 7]);
  const { state } = await endPreview(storage, { site, composition: 2, why: 'seen' });
  expect([state.action, state.why, await pointed()]).toEqual(['end preview', 'seen', [7]]);
  expect((await historyOf(storage, state)).map(({ action }) => action)).toEqual([
    ...['end preview', 'abort', 'preview', 'canary', 'rollback', 'deploy', 'preview', 'preview', 'deploy'],
  ]);
  await expect(endPreview(storage, { site, composition: 2 })).rejects.toThrow('main has no preview 2');
});

test('a damaged pointer names compositions to go on from, however many previews were made since', async () => {
  for (let count = 0; count < 14; count += 1) await show(inSeconds(-1));
  await storage.write(pointerKey(site), 'damaged');
  await expect(to()).rejects.toThrow(/the newest are 1\. 'show main 1' says/);
});

test('a pointer that names a composition alone goes on without previews, and is refused where that is a preview', async () => {
  await show();
  await to();
  await storage.write(pointerKey(site), '3\n');
  await to();
  expect(await pointed()).toBeUndefined();
  await storage.write(pointerKey(site), '2\n');
  const refused = /names 2, which is a preview's\. Write the number of a composition into it, .* are 1, 3, 5\./;
  await expect(to()).rejects.toThrow(refused);
  // Without its state nothing but the composition says what it is.
  await storage.remove('states/main/2.json');
  await expect(to()).rejects.toThrow(refused);
  await storage.write(pointerKey(site), '5\n');
  await expect(rollback(storage, { site, number: 2 })).rejects.toThrow(
    /^main has no composition 2 in .*\. The newest are 1, 3, 5\.$/,
  );
});

test('prune keeps a preview until it ends, and then removes it', async () => {
  await show();
  await show(inSeconds(-1));
  const options = { keep: 1, dryRun: false, waitMs: 1_000 };
  expect((await prune(storage, options)).compositions).toEqual(['main 3']);
  await endPreview(storage, { site, composition: 2 });
  expect((await prune(storage, options)).compositions).toEqual(['main 2']);
  expect(await findComposition(storage, site, 1)).toBeDefined();
});

test('a pull brings the served composition and its current previews to an edge', async () => {
  await show();
  await show(inSeconds(-1));
  await prune(storage, { keep: 1, dryRun: false, waitMs: 1_000 });
  const here = newStorage();
  await pull(storage, here, site);
  expect((await getComposition(here, site, 2)).releases).toMatchObject({ 'mf-a': '1.1.0' });
  expect(await readPointer(here, site)).toMatchObject({ number: 1, previews: [{ number: 2 }] });
});

test('a rollback never goes to a preview', async () => {
  await show();
  await expect(rollback(storage, { site, number: 2 })).rejects.toThrow(
    'Composition 2 of main is a preview’s'.replace('’', "'"),
  );
});

test.each([
  ['whose file does not allow it', { source: { ...source, previews: false } }, 'write "previews": true there'],
  ['that the site does not serve', { source: { ...source, name: 'other' } }, 'main does not serve other, but dtyt'],
  ['with a release that is not there', { releases: { 'mf-a': '9.9.9' } }, 'mf-a 9.9.9 is not released'],
])('a preview of a deployment %s is refused', async (_what, more, message) => {
  await expect(show(inSeconds(60), more)).rejects.toThrow(message);
  expect(await pointed()).toBeUndefined();
});

test('a site refuses more previews than its edges can hold', async () => {
  for (let count = 0; count < 8; count += 1) await show();
  await expect(show()).rejects.toThrow('main has 8 previews');
});
