import { readFileSync, rmSync } from 'node:fs';
import { globalAgent as httpAgent } from 'node:http';
import { globalAgent as httpsAgent } from 'node:https';
import { join } from 'node:path';
import type { PutObjectCommandInput, S3Client } from '@aws-sdk/client-s3';
import { entriesBelow, temporaryFolder } from '../../lib/files';
import { inBatches } from '../../lib/in-batches';
import type { BucketAccess } from '../../lib/settings';
import { bucketProblem, nameOf, statusOf, type BucketPlace } from './bucket-errors';
import { contentHeaders } from './content-headers';
import { checkKey, type Storage } from './storage';

interface BucketAddress extends BucketAccess {
  readonly bucket: string;
  /** Empty, or a folder of the bucket without slashes at its ends. */
  readonly prefix: string;
}

const READ_ATTEMPTS = 5;
const SILENCE_MS = 10_000;
const USUAL_REGION = 'us-east-1';

/** Makes a storage's errors say what happened to which bucket, and what to do. */
function inPlainWords(storage: Storage, place: BucketPlace): Storage {
  const told = async <Result>(doing: string, work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw new Error(bucketProblem(error, doing, place), { cause: error });
    }
  };
  return {
    ...storage,
    read: (key) => told(`read ${key}`, storage.read(key)),
    write: (key, body) => told(`write ${key}`, storage.write(key, body)),
    create: (key, body) => told(`write ${key}`, storage.create(key, body)),
    swap: (key, body, tag) => told(`write ${key}`, storage.swap(key, body, tag)),
    remove: (key) => told(`remove ${key}`, storage.remove(key)),
    removeAll: (prefix, seal) => told(`remove ${prefix}`, storage.removeAll(prefix, seal)),
    children: (prefix) => told(`list ${prefix}`, storage.children(prefix)),
    publish: (folder, prefix, seal) => told(`write ${prefix}`, storage.publish(folder, prefix, seal)),
  };
}

/** Releases and compositions in an S3-compatible bucket. Finds credentials as every AWS tool does. */
export async function s3Storage(address: BucketAddress): Promise<Storage> {
  const { bucket, prefix: folder, endpoint, credentials } = address;
  // The warning is about future versions of the library, and would precede every output.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  // Imported here, because only commands with a bucket need it.
  const { S3Client, GetObjectCommand, PutObjectCommand, DeleteObjectCommand, paginateListObjectsV2 } =
    await import('@aws-sdk/client-s3');
  const region = address.region ?? (await new S3Client().config.region().catch(() => USUAL_REGION));
  const client: S3Client = new S3Client({
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials && { credentials }),
    region,
    // A busy server answers 500 or 503 for a while.
    maxAttempts: 8,
    // By default the client waits for ever for a silent server. Only Node's own agents know the environment's proxy.
    requestHandler: { httpAgent, httpsAgent, connectionTimeout: SILENCE_MS, socketTimeout: SILENCE_MS },
    // Servers that are not Amazon's often refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const keyOf = (key: string) => (folder ? `${folder}/${checkKey(key)}` : checkKey(key));

  const read: Storage['read'] = async (key) => {
    for (let attempt = 1; ; attempt += 1) {
      // The client retries requests without an answer; a body that breaks off half way is retried here.
      const found = await client
        .send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(key) }))
        .catch((error: unknown) => {
          // A missing bucket is an error, not an empty bucket.
          if (statusOf(error) === 404 && nameOf(error) !== 'NoSuchBucket') return undefined;
          throw error;
        });
      if (!found) return undefined;
      try {
        return { body: Buffer.from((await found.Body?.transformToByteArray()) ?? []), tag: found.ETag ?? '' };
      } catch (error) {
        if (attempt === READ_ATTEMPTS) throw error;
      }
    }
  };
  const put = async (
    key: string,
    body: Buffer | string,
    condition: Pick<PutObjectCommandInput, 'IfMatch' | 'IfNoneMatch'> = {},
  ): Promise<boolean> => {
    try {
      await client.send(
        new PutObjectCommand({
          Bucket: bucket,
          Key: keyOf(key),
          Body: Buffer.from(body),
          ...contentHeaders(key),
          ...condition,
        }),
      );
      return true;
    } catch (error) {
      const status = statusOf(error);
      // 412: the condition does not hold; 409: another conditional write is running.
      if (status === 412 || status === 409) return false;
      // The server has no conditional writes: under the site's lock, the read before this is enough.
      if (status === 501 && Object.keys(condition).length > 0) return put(key, body);
      throw error;
    }
  };
  const create: Storage['create'] = async (key, body) => {
    if ((await read(key)) !== undefined) return false;
    if (await put(key, body, { IfNoneMatch: '*' })) return true;
    // The answer to the first attempt may have been lost: the client's retry then fails because the key exists.
    return (await read(key))?.body.equals(Buffer.from(body)) === true;
  };

  const remove: Storage['remove'] = async (key) =>
    void (await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(key) })));

  const storage: Storage = {
    where: `s3://${bucket}/${folder}`,
    isRemote: true,
    read,
    write: async (key, body) => void (await put(key, body)),
    create,
    swap: async (key, body, tag) => {
      if ((await read(key))?.tag !== tag) return false;
      return put(key, body, tag === undefined ? { IfNoneMatch: '*' } : { IfMatch: tag });
    },
    remove,
    removeAll: async (prefix, seal) => {
      await remove(`${prefix}/${seal}`);
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: `${keyOf(prefix)}/` },
      ))
        await inBatches(
          Contents.flatMap(({ Key }) => Key ?? []),
          async (Key) => void (await client.send(new DeleteObjectCommand({ Bucket: bucket, Key }))),
        );
    },
    children: async (prefix) => {
      const names = new Set<string>();
      const base = keyOf(prefix);
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: base, Delimiter: '/' })) {
        for (const { Prefix = '' } of page.CommonPrefixes ?? [])
          names.add(Prefix.slice(base.length).replace(/\/$/, ''));
        for (const { Key = '' } of page.Contents ?? []) names.add(Key.slice(base.length));
      }
      return [...names].filter((name) => name !== '').sort();
    },
    publish: async (source, prefix, seal) => {
      if (await read(`${prefix}/${seal}`)) return false;
      await inBatches(
        entriesBelow(source).flatMap(({ path }) => (path === seal ? [] : path)),
        async (file) => void (await put(`${prefix}/${file}`, readFileSync(join(source, file)))),
      );
      return create(`${prefix}/${seal}`, readFileSync(join(source, seal)));
    },
    workFolder: () => temporaryFolder('work'),
    removeWork: (folder) => rmSync(folder, { recursive: true, force: true }),
    close: async () => client.destroy(),
  };
  return inPlainWords(storage, { bucket, endpoint, region });
}
