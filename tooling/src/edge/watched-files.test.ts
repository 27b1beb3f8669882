import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { temporaryFolder, writeBelow } from '../lib/files';
import { addWatchedFiles } from './watched-files';

const folder = temporaryFolder('watched-files');

const write = (file: string, text: string) => writeBelow(folder, file, text);

async function edgeWith(now: string) {
  const releasesDir = join(folder, 'releases');
  const app = fastify();
  await app.register(fastifyStatic, { root: releasesDir, serve: false, cacheControl: false });
  addWatchedFiles(app, {
    releasesDir,
    folderOf: (name) => join(folder, 'dev', name),
    isUpdate: (file) => file.includes('.hot-update.'),
    current: (name) => (name === 'mf-uno' ? now : undefined),
    isWatched: (version) => version.includes('-dev.'),
  });
  return async (path: string) => {
    const { statusCode, body, headers } = await app.inject(`/releases/${path}`);
    return { statusCode, body, cache: headers['cache-control'] };
  };
}

beforeAll(() => {
  write('releases/mf-uno/1.0.0-dev.7.1/page.js', 'first');
  write('releases/mf-uno/1.0.0-dev.7.3/page.js', 'third');
  write('releases/mf-uno/1.0.0/page.js', 'released');
  write('releases/mf-dos/2.0.0-dev.7.1/page.js', 'other');
  write('dev/mf-uno/page.abc.hot-update.mjs', 'update');
});

const KEPT = 'public, max-age=31536000, immutable';

test('An open page that took changes gets the files of the newest release by its own addresses, uncached.', async () => {
  const ask = await edgeWith('1.0.0-dev.7.3');
  expect(await ask('mf-uno/1.0.0-dev.7.1/page.js')).toEqual({ statusCode: 200, body: 'third', cache: 'no-store' });
});

test('A page of the newest release gets its own files uncached: the same addresses serve the next release after a change.', async () => {
  const ask = await edgeWith('1.0.0-dev.7.1');
  expect(await ask('mf-uno/1.0.0-dev.7.1/page.js')).toEqual({ statusCode: 200, body: 'first', cache: 'no-store' });
});

test('Hot updates come from the folder of the compiler, for pages of every release of this run.', async () => {
  const ask = await edgeWith('1.0.0-dev.7.3');
  const update = { statusCode: 200, body: 'update', cache: 'no-store' };
  expect(await ask('mf-uno/1.0.0-dev.7.1/page.abc.hot-update.mjs')).toEqual(update);
  expect(await ask('mf-uno/1.0.0-dev.7.3/page.abc.hot-update.mjs')).toEqual(update);
  expect((await ask('mf-uno/1.0.0/page.abc.hot-update.mjs')).statusCode).toBe(404);
});

test('Releases that are not watched are served and cached as usual.', async () => {
  const ask = await edgeWith('1.0.0-dev.7.3');
  expect(await ask('mf-uno/1.0.0/page.js')).toEqual({ statusCode: 200, body: 'released', cache: KEPT });
  expect((await ask('mf-dos/2.0.0-dev.7.1/page.js')).body).toBe('other');
  expect((await ask('mf-uno/1.0.0-dev.7.1/missing.js')).statusCode).toBe(404);
});

test('A name that leads out of the folder gets no file.', async () => {
  write('secret.js', 'secret');
  const ask = await edgeWith('1.0.0-dev.7.3');
  expect((await ask('mf-uno/1.0.0-dev.7.1/..%2f..%2f..%2fsecret.js')).statusCode).toBe(403);
});
