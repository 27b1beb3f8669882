import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterwards, serve } from '../lib/afterwards.testing';
import { temporaryFolder } from '../lib/files';
import { edgeOf } from './watched-page';

test('a remote that runs alone calls the API as the site does: below the path of its address, with cookies of its own', async () => {
  const api = await serve(
    ({ url }, response) =>
      void response.setHeader('Set-Cookie', 'XSRF-TOKEN=1; Domain=api.example; Path=/rifas').end(url),
  );
  const folder = temporaryFolder('alone');
  writeFileSync(join(folder, 'index.html'), 'the page');
  const edge = await edgeOf(folder, `${api.url}/rifas`);
  afterwards(() => edge.close());
  const { body, headers } = await edge.inject('/api/validate?x=1');
  expect([body, headers['set-cookie']]).toEqual(['/rifas/api/validate?x=1', ['XSRF-TOKEN=1; Path=/']]);
  expect((await edge.inject('/dashboard/rifas')).body).toBe('the page');
});
