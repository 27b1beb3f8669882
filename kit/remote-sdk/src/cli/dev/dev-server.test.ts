import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { startDevServer, type DevServer } from './dev-server';

let root: string;
let server: DevServer;
beforeEach(async () => {
  root = temporaryFolder('dev');
  const folder = join(root, 'built');
  mkdirSync(folder);
  const featureFile = join(root, 'feature.json');
  writeFileSync(featureFile, '{"name":"mf-a"}');
  writeFileSync(join(root, 'secret.js'), 'secret');
  server = await startDevServer({ remote: 'mf-a', featureFile, folder, port: 0, allowed: 'https://site.example' });
});
afterEach(() => server.close());

const get = async (path: string) => {
  const answer = await fetch(server.origin + path);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};

test('feature.json is served in its current form, to the site alone and uncached', async () => {
  writeFileSync(join(root, 'feature.json'), '{"name":"mf-b"}');
  const { text, headers } = await get('/feature.json');
  expect(text).toBe('{"name":"mf-b"}');
  expect(headers.get('access-control-allow-origin')).toBe('https://site.example');
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the entry passes on the build and tells the page which one it is, and throws the problem while there is no build', async () => {
  server.tell({ build: '1', hash: '', problem: 'page.tsx: an expression was expected' });
  expect((await get('/remoteEntry.js')).text).toContain('throw new Error("page.tsx: an expression was expected")');
  writeFileSync(join(root, 'built/remoteEntry.js'), 'export const get = 1, init = 2;');
  const { text } = await get('/remoteEntry.js');
  expect(text).toContain("export * from './build/remoteEntry.js'");
  expect(text).toContain("import '/__rifas/live.js?build=1&hash=';");
  expect((await get('/__rifas/live.js?build=1&hash=')).text).toContain('"Errores de mf-a","1",""])');
  expect((await get('/build/remoteEntry.js')).headers.get('content-type')).toBe('text/javascript');
});

test.each(['/build/../secret.js', '/build/%2e%2e/secret.js', '/build/..%2fsecret.js', '/build/', '/nothing'])(
  'no file outside the build is served: %s',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, text: '' });
  },
);

test('neither an invalid address nor a file that is being rewritten ends the server', async () => {
  rmSync(join(root, 'feature.json'));
  for (const path of ['//', '/build/%zz', '/feature.json']) expect(await get(path)).toMatchObject({ status: 404 });
  writeFileSync(join(root, 'feature.json'), '{"name":"mf-a"}');
  expect(await get('/feature.json')).toMatchObject({ status: 200, text: '{"name":"mf-a"}' });
});

test('every tab gets the current state when it connects, and each later one', async () => {
  server.tell({ build: '1', hash: 'a', problem: '' });
  const { body } = await fetch(`${server.origin}/__rifas/events`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe('data: {"build":"1","hash":"a","problem":""}\n\n');
  server.tell({ build: '2', hash: 'b', problem: 'x' });
  expect((await reader?.read())?.value).toBe('data: {"build":"2","hash":"b","problem":"x"}\n\n');
  await reader?.cancel();
});

test('a port that is taken is named in a sentence', async () => {
  const port = Number(new URL(server.origin).port);
  const again = { remote: 'mf-a', featureFile: '', folder: root, port, allowed: '' };
  await expect(startDevServer(again)).rejects.toThrow(
    `Port ${port} is taken. Stop who listens there, or name another.`,
  );
});
