import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { temporaryFolder } from '../lib/files';
import { listenLocally } from '../lib/local-server';
import { edgeOf } from './watched-page';

test('a remote that runs alone calls the API as the site does: below the path of its address, with cookies of its own', async () => {
  const api = await listenLocally(
    createServer(({ url }, response) =>
      response.setHeader('Set-Cookie', 'XSRF-TOKEN=1; Domain=api.example; Path=/rifas').end(url),
    ),
  );
  const folder = temporaryFolder('alone');
  writeFileSync(join(folder, 'index.html'), 'the page');
  const edge = await edgeOf(folder, `${api.url}/rifas`);
  const { body, headers } = await edge.inject('/api/validate?x=1');
  expect([body, headers['set-cookie']]).toEqual(['/rifas/api/validate?x=1', ['XSRF-TOKEN=1; Path=/']]);
  expect((await edge.inject('/dashboard/rifas')).body).toBe('the page');
  await edge.close();
  await api.stop();
});
