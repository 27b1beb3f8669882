import { writeFileSync } from 'node:fs';
import { globalAgent } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterwards, serve } from '../../lib/afterwards.testing';
import { temporaryFolder } from '../../lib/files';
import { readSettings } from '../../lib/settings';
import { bucketProblem } from './bucket-errors';
import { bucketEnvironment, startBucket } from './bucket.testing';
import { openStorage } from './open-storage';
import type { Storage } from './storage';

const place = { bucket: 'rifas', endpoint: undefined, region: 'us-east-1' };
const answered = (Code: string, httpStatusCode: number) => ({ name: Code, Code, $metadata: { httpStatusCode } });

test.each([
  [answered('AccessDenied', 403), /the credentials do not allow that/],
  [answered('InvalidAccessKeyId', 403), /credentials are none that it knows.*AWS_ACCESS_KEY_ID/],
  [answered('ExpiredToken', 400), /have expired/],
  [answered('PermanentRedirect', 301), /another region than us-east-1.*AWS_REGION/],
  [answered('RequestTimeTooSkewed', 403), /clock is wrong/],
  [{ name: 'EndpointError', message: 'x' }, /AWS_ENDPOINT_URL is no address/],
  [answered('InternalError', 500), /too much to do/],
  [{ name: 'CredentialsProviderError', message: 'x' }, /no credentials were found here/],
  [{ name: 'AggregateError', errors: [{ code: 'ECONNREFUSED' }] }, /cannot be reached to read a: nobody answers there/],
  [{ name: 'TimeoutError', message: 'x' }, /cannot be reached to read a: it does not answer in time/],
  [answered('EntityTooLarge', 400), /^s3:\/\/rifas failed to read a: 400 EntityTooLarge/],
])('the error %j is reported in words that say what to do', (error, words) => {
  expect(bucketProblem(error, 'read a', place)).toMatch(words);
});

/** A bucket of a server, for the present test. */
async function bucketAt(env: NodeJS.ProcessEnv, bucket = 'rifas'): Promise<Storage> {
  const storage = await openStorage(readSettings(env), `s3://${bucket}/x`);
  afterwards(storage.close);
  return storage;
}
const read = (storage: Storage) => storage.read('sites/dtyt/current');

test('a missing bucket is not taken for an empty one', async () => {
  const { url: endpoint } = await startBucket({ conditional: true });
  await expect(read(await bucketAt(bucketEnvironment(endpoint), 'nobodys'))).rejects.toMatchObject({
    message: `s3://nobodys at ${endpoint} refuses to read sites/dtyt/current: there is no bucket nobodys. Make it first, or name another in --storage.`,
  });
});

test('a write whose answer was lost is recognised as our own', async () => {
  let kept: Buffer | undefined;
  let writes = 0;
  const { url } = await serve((request, response) => {
    void (async () => {
      if (request.method === 'GET') return kept ? response.end(kept) : response.writeHead(404).end();
      writes += 1;
      if (kept) return response.writeHead(412).end();
      kept = await buffer(request);
      return request.socket.destroy();
    })();
  });
  const storage = await bucketAt(bucketEnvironment(url));
  expect([await storage.create('states/dtyt/7.json', '{"number":7}'), writes]).toEqual([true, 2]);
  expect(await storage.create('states/dtyt/7.json', '{"number":7}')).toBe(false);
});

test('the region is the one that other AWS tools would use', async () => {
  const signed: string[] = [];
  const { url } = await serve(({ headers }, response) => {
    signed.push(/\/([a-z0-9-]+)\/s3\/aws4_request/.exec(headers.authorization ?? '')?.[1] ?? '');
    response.writeHead(404).end();
  });
  const config = join(temporaryFolder('aws'), 'config');
  writeFileSync(config, '[default]\nregion = sa-east-1\n');
  const { AWS_REGION, ...env } = bucketEnvironment(url);
  const before = process.env['AWS_CONFIG_FILE'];
  for (const [file, more] of [
    [config, {}],
    ['/none', {}],
    [config, { AWS_DEFAULT_REGION: 'eu-west-1' }],
    [config, { AWS_REGION }],
  ] as const) {
    process.env['AWS_CONFIG_FILE'] = file;
    await read(await bucketAt({ ...env, ...more }));
  }
  if (before === undefined) delete process.env['AWS_CONFIG_FILE'];
  else process.env['AWS_CONFIG_FILE'] = before;
  expect(signed).toEqual(['sa-east-1', 'us-east-1', 'eu-west-1', 'us-east-1']);
});

test("a bucket is reached by Node's own agent, which uses a proxy of the environment", async () => {
  const { url } = await startBucket({ conditional: true });
  const connected = jest.spyOn(globalAgent, 'createConnection');
  await read(await bucketAt(bucketEnvironment(url)));
  expect(connected).toHaveBeenCalled();
});

test('a refusal is reported with the reason that the server gives', async () => {
  const { url } = await serve((_request, response) => {
    response.writeHead(403, { 'Content-Type': 'application/xml' }).end('<Error><Code>AccessDenied</Code></Error>');
  });
  await expect(read(await bucketAt(bucketEnvironment(url)))).rejects.toThrow('the credentials do not allow that');
});
