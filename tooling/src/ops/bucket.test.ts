import { join } from 'node:path';
import { temporaryFolder } from '../lib/files';
import { releaseFakes } from '../store/releases/fake-releases.testing';
import { compositionProblems } from '../store/sites/check-composition';
import { getComposition, readPointer } from '../store/sites/sites';
import { storageIn } from '../store/storage/open-storage';
import { BUCKETS, type TestStorage } from '../store/storage/storages.testing';
import { must, refusal, runOps, writeDeployment } from './run-ops.testing';

// Tests beside the sources run each command on a folder and in memory. These run all of them on a bucket of a server.
describe.each(BUCKETS)('%s', (_kind, open) => {
  let opened: TestStorage;
  let folder: string;
  beforeEach(async () => {
    opened = await open();
    folder = temporaryFolder('bucket-edge');
    writeDeployment(folder);
    await releaseFakes(opened.storage, 'shell@1.0.0', 'mf-a@1.0.0', 'mf-a@1.1.0');
  });

  const ops = (...args: readonly string[]) => {
    const here = { DEPLOYMENTS_DIR: folder, OPS_KEY: '', DATA_DIR: folder, SITE_DIR: join(folder, 'sites') };
    return runOps(args, { ...opened.env, ...here });
  };
  const made = (...args: readonly string[]) => must(ops(...args));
  const edge = () => storageIn(folder);

  test('a site is deployed, brought to an edge, pruned and rolled back', async () => {
    expect((await ops('deploy', 'dtyt')).err).toContain('dtyt is production: say why');
    await made('deploy', 'dtyt', '--why', 'the first');
    await made('deploy', 'dtyt', 'mf-a@1.1.0', '--why', 'new tab');
    expect(await made('pull', 'dtyt')).toBe('dtyt serves composition 2 here.');
    expect(await compositionProblems(edge(), await getComposition(edge(), 'dtyt', 2))).toEqual([]);
    expect(await made('prune', '--keep', '1')).toContain('composition dtyt 1');
    expect(await made('rollback', 'dtyt', '1', '--why', 'tab is empty')).toContain(
      'serves composition 1 of dtyt again',
    );
    expect(await made('history', 'dtyt')).toMatch(/^3 .* rollback to 1: tab is empty\n[^]*\n1 .* the first/);
    expect(await made('verify', 'dtyt')).toBe('composition 1 of dtyt: every file is what was written.');
    await made('pull', 'dtyt');
    expect(await readPointer(edge(), 'dtyt')).toMatchObject({ number: 1, state: 3 });
  });

  test('a release that was changed on its way, or signed by a key without the right, is neither deployed nor brought to an edge', async () => {
    await made('deploy', 'dtyt', '--why', 'the first');
    await opened.storage.write('releases/mf-a/1.1.0/remote.1.js', 'changed');
    expect(await ops('deploy', 'dtyt', 'mf-a@1.1.0', '--why', 'new tab')).toMatchObject(
      refusal(1, 'releases/mf-a/1.1.0/remote.1.js is not the file'),
    );
    await made('team', 'host', '--may', 'mf-a');
    expect((await ops('pull', 'dtyt')).err).toContain('mf-a 1.0.0 is not signed.');
    expect((await readPointer(edge(), 'dtyt')).number).toBe(0);
  });
});
