import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeBelow } from '../lib/files';
import { runNode } from '../lib/processes';
import { applicationNames } from '../lib/repo';
import { releaseFakes } from '../store/releases/fake-releases.testing';
import { storageIn } from '../store/storage/open-storage';
import { composerPrograms } from './image-folders';

const folder = temporaryFolder('composer');
const volume = temporaryFolder('volume');
const run = async (program: string, ...args: readonly string[]) => {
  const env = { PATH: process.env['PATH'], DATA_DIR: volume, DEPLOYMENT: 'dtyt', API_URL: 'https://api.example' };
  const { code, stdout, stderr } = await runNode([join(folder, program), ...args], { env });
  return { code, said: stdout + stderr };
};

test('the image holds all that its commands need to compose, to release a folder built elsewhere, and to deploy both deployments', async () => {
  await composerPrograms(folder);
  await releaseFakes(storageIn(join(folder, '.data')), ...applicationNames().map((name) => `${name}@1.0.0`));
  expect(await run('compose.mjs')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^dtyt: composition 1 of dtyt/),
  });

  const built = join(volume, 'built');
  writeBelow(built, 'remoteEntry.js', 'const get=1,init=2;export{get,init};');
  const routes = [{ path: '/dashboard/premios', page: 'premios', access: 'guarded', title: 'Premios' }];
  writeFileSync(join(built, 'feature.json'), JSON.stringify({ name: 'mf-premios', contract: '^1.0.0', routes }));
  expect(await run('ops.mjs', 'release', 'mf-premios', '--version', '1.0.0', '--from', built)).toMatchObject({
    code: 0,
  });
  expect(await run('ops.mjs', 'release', 'mf-auth', '--version', '2.0.0')).toEqual({
    code: 2,
    said: expect.stringContaining('There are no sources here to build: --from names a folder'),
  });
  expect(await run('ops.mjs', 'rollback')).toEqual({
    code: 2,
    said: expect.stringContaining('node ops.mjs rollback --help says more.'),
  });
  expect(await run('ops.mjs', 'deploy', 'dtyt', 'mf-premios@1.0.0')).toMatchObject({
    code: 0,
    said: expect.stringContaining('the new pages were not tried in a browser'),
  });
  expect(await run('ops.mjs', 'deploy', 'ccee', '--to', 'dtyt')).toMatchObject({
    code: 0,
    said: expect.stringContaining('dtyt serves composition 3 of ccee'),
  });
});
