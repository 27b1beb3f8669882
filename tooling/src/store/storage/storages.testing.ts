import { afterwards } from '../../lib/afterwards.testing';
import { temporaryFolder } from '../../lib/files';
import { readSettings } from '../../lib/settings';
import { BUCKET, bucketEnvironment, startBucket } from './bucket.testing';
import { memoryStorage } from './memory-storage.testing';
import { openStorage, storageIn } from './open-storage';
import type { Storage } from './storage';

export interface TestStorage {
  readonly storage: Storage;
  /** Environment with which a process opens the same storage: OPS_STORAGE, and credentials. */
  readonly env: Readonly<Record<string, string>>;
}

const newFolder = (): string => temporaryFolder('storage');

/** An empty storage in a folder of its own. */
export const newStorage = (): Storage => storageIn(newFolder());

async function inFolder(): Promise<TestStorage> {
  const folder = newFolder();
  return { storage: storageIn(folder), env: { OPS_STORAGE: folder } };
}

async function inBucket(conditional: boolean): Promise<TestStorage> {
  const { url } = await startBucket({ conditional });
  const env = { ...bucketEnvironment(url), OPS_STORAGE: `s3://${BUCKET}/test` };
  const storage = await openStorage(readSettings(env));
  afterwards(storage.close);
  return { storage, env };
}

const inMemory = async (): Promise<TestStorage> => ({ storage: memoryStorage(), env: {} });

type Kind = readonly [kind: string, open: () => Promise<TestStorage>];

export const FOLDER: Kind = ['a folder', inFolder];

export const BARE_BUCKET: Kind = ['a bucket without conditional writes', () => inBucket(false)];

/** Buckets behind a server, as in production. */
export const BUCKETS: readonly Kind[] = [['a bucket', () => inBucket(true)], BARE_BUCKET];

/** Work in a storage is tested with these two: one with folders, one without. */
export const QUICK_STORAGES: readonly Kind[] = [FOLDER, ['memory, as in a bucket', inMemory]];

/** Every kind of storage, for the tests of the storages themselves. */
export const STORAGES: readonly Kind[] = [...QUICK_STORAGES, ...BUCKETS];

/** Storages that refuse a conflicting write by themselves. */
export const CONDITIONAL_STORAGES = STORAGES.slice(0, -1);
