import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

interface TestBucket {
  readonly endpoint: string;
  readonly stop: () => Promise<void>;
}

export const BUCKET = 'rifas';

const pathOf = ({ url = '' }: IncomingMessage): string => url.split('?', 1)[0] ?? '';

/**
 * Writes of one key one after the other, and reads of what comes and goes as well: this server opens a file that another request has just
 * removed, and dies of it.
 */
function inTurn(next: (request: IncomingMessage, response: ServerResponse) => void): RequestListener {
  const running = new Map<string, Promise<void>>();
  return (request, response) => {
    const path = pathOf(request);
    if (request.method === 'GET' && !path.includes('/locks/')) return next(request, response);
    const ended = new Promise<void>((resolve) => response.once('close', () => resolve()));
    const before = running.get(path) ?? Promise.resolve();
    running.set(
      path,
      before.then(() => ended),
    );
    void before.then(() => next(request, response));
  };
}

/** Amazon's conditional writes (If-None-Match: *, If-Match) before a server that knows none: refused with 412 where the condition does not hold. */
function withConditions(next: RequestListener): RequestListener {
  const tags = new Map<string, string>();
  const holds = ({ headers }: IncomingMessage, tag: string | undefined) =>
    (headers['if-none-match'] !== '*' || tag === undefined) &&
    (headers['if-match'] === undefined || headers['if-match'] === tag);
  return (request, response) => {
    const path = pathOf(request);
    if (request.method === 'PUT' && !holds(request, tags.get(path))) {
      request.resume();
      response
        .writeHead(412, { 'Content-Type': 'application/xml' })
        .end('<Error><Code>PreconditionFailed</Code></Error>');
      return;
    }
    response.once('close', () => {
      if (request.method === 'DELETE') tags.delete(path);
      else if (request.method === 'PUT' && response.statusCode === 200)
        tags.set(path, String(response.getHeader('etag')));
    });
    next(request, response);
  };
}

interface Listed {
  readonly objects: readonly { readonly key: string }[];
  readonly commonPrefixes: readonly string[];
}
interface Listing {
  listObjects: (bucket: string, options: { readonly delimiter?: string; readonly prefix?: string }) => Promise<Listed>;
}

/** This server does not name a folder that holds folders alone. Asked for all keys it leaves none out, and the names follow from them. */
function withAllFolders(store: Listing): void {
  const list = store.listObjects.bind(store);
  store.listObjects = async (bucket, { delimiter, prefix = '', ...options }) => {
    const all = await list(bucket, { prefix, ...options });
    if (!delimiter) return all;
    const rest = (key: string) => key.slice(prefix.length);
    const folders = all.objects
      .filter(({ key }) => rest(key).includes(delimiter))
      .map(({ key }) => prefix + rest(key).slice(0, rest(key).indexOf(delimiter) + 1));
    return {
      ...all,
      objects: all.objects.filter(({ key }) => !rest(key).includes(delimiter)),
      commonPrefixes: [...new Set(folders)].sort(),
    };
  };
}

/** A bucket server on a free port; the environment names it as for any AWS tool. */
export async function startBucket({ conditional }: { readonly conditional: boolean }): Promise<TestBucket> {
  const directory = mkdtempSync(join(tmpdir(), 'rifas-bucket-'));
  const s3 = new S3rver({
    directory,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
    resetOnClose: true,
  });
  withAllFolders((s3 as unknown as { readonly store: Listing }).store);
  await s3.configureBuckets();
  const handler = s3.callback() as RequestListener;
  const server = createServer(inTurn(conditional ? withConditions(handler) : handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** What AWS tools read: the address and the server's own test credentials. */
export const bucketEnvironment = (endpoint: string): Readonly<Record<string, string>> => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_REGION: 'us-east-1',
});
