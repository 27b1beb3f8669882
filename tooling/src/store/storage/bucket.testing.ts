import { createHash } from 'node:crypto';
import type { IncomingMessage, RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { serve } from '../../lib/afterwards.testing';
import type { LocalServer } from '../../lib/local-server';

export const BUCKET = 'rifas';

/** Amazon's conditional writes: `If-None-Match: *` requires a missing key, `If-Match: tag` a key with this tag. */
const holds = ({ headers }: IncomingMessage, tag: string | undefined): boolean =>
  (headers['if-none-match'] !== '*' || tag === undefined) &&
  (headers['if-match'] === undefined || headers['if-match'] === tag);

interface StoredObject {
  readonly bucket: string;
  readonly key: string;
  readonly content: Buffer;
  readonly metadata: Readonly<Record<string, string>>;
  readonly size: number;
  readonly lastModifiedDate: Date;
}

interface Sent extends Pick<StoredObject, 'bucket' | 'key' | 'metadata'> {
  readonly content: IncomingMessage;
}

interface Wanted {
  readonly delimiter?: string;
  readonly prefix?: string;
  readonly startAfter?: string;
  readonly maxKeys?: number;
}

/**
 * The part of the server's object store that our storage uses, in memory, where each change is atomic as in a real
 * bucket. The store that comes with the server keeps files: it answers a write before the file exists, so that a
 * removal right after it removes nothing, and it removes folders while the next write needs them.
 */
function memoryStore({ conditional }: { readonly conditional: boolean }) {
  const objects = new Map<string, StoredObject>();
  const idOf = (bucket: string, key: string) => `${bucket}/${key}`;
  const creationDate = new Date();
  return {
    getBucket: async (name: string) => (name === BUCKET ? { name, creationDate } : null),
    getSubresource: async () => undefined,
    putObject: async ({ bucket, key, metadata, content: request }: Sent) => {
      const content = await buffer(request);
      if (conditional && !holds(request, objects.get(idOf(bucket, key))?.metadata['etag']))
        throw Object.assign(new Error('At least one of the conditions does not hold.'), { status: 412 });
      const md5 = createHash('md5').update(content).digest('hex');
      const lastModifiedDate = new Date();
      objects.set(idOf(bucket, key), {
        bucket,
        key,
        content,
        size: content.length,
        lastModifiedDate,
        metadata: {
          ...metadata,
          etag: JSON.stringify(md5),
          'last-modified': lastModifiedDate.toUTCString(),
          'content-length': String(content.length),
        },
      });
      return { size: content.length, md5 };
    },
    getObject: async (bucket: string, key: string) => objects.get(idOf(bucket, key)) ?? null,
    existsObject: async (bucket: string, key: string) => objects.has(idOf(bucket, key)),
    deleteObject: async (bucket: string, key: string) => void objects.delete(idOf(bucket, key)),
    listObjects: async (bucket: string, { delimiter, prefix = '', startAfter = '', maxKeys = Infinity }: Wanted) => {
      const found = [...objects.values()]
        .filter((object) => object.bucket === bucket && object.key.startsWith(prefix) && object.key > startAfter)
        .sort((one, other) => (one.key < other.key ? -1 : 1));
      /** The folder below the prefix that holds the key; empty for a key of the prefix itself. */
      const folderOf = (key: string) => {
        const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
        return end === -1 ? '' : key.slice(0, end + 1);
      };
      const own = found.filter(({ key }) => folderOf(key) === '');
      return {
        objects: own.slice(0, maxKeys),
        commonPrefixes: [...new Set(found.map(({ key }) => folderOf(key)))].filter((folder) => folder !== ''),
        isTruncated: own.length > maxKeys,
      };
    },
  };
}

/** A bucket server on a free port, which is stopped afterwards. */
export function startBucket({ conditional }: { readonly conditional: boolean }): Promise<LocalServer> {
  const s3 = new S3rver({ directory: tmpdir(), silent: true });
  Object.assign((s3 as unknown as { readonly store: object }).store, memoryStore({ conditional }));
  return serve(s3.callback() as RequestListener);
}

/** Environment for AWS tools: the address and the server's own test credentials. */
export const bucketEnvironment = (endpoint: string): Readonly<Record<string, string>> => ({
  AWS_ENDPOINT_URL: endpoint,
  AWS_ACCESS_KEY_ID: 'S3RVER',
  AWS_SECRET_ACCESS_KEY: 'S3RVER',
  AWS_REGION: 'us-east-1',
});
