import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '../../lib/settings';
import { openStorage, storageIn } from './open-storage';
import type { Storage } from './storage';
import { BUCKET, bucketEnvironment, startBucket } from './test-bucket';

export interface TestStorage {
  readonly storage: Storage;
  /** What a process needs to open the same one: OPS_STORAGE and what belongs to it. */
  readonly env: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

async function inFolder(): Promise<TestStorage> {
  const folder = mkdtempSync(join(tmpdir(), 'rifas-storage-'));
  const storage = storageIn(folder);
  return { storage, env: { OPS_STORAGE: folder }, stop: async () => rmSync(folder, { recursive: true, force: true }) };
}

async function inBucket(conditional: boolean): Promise<TestStorage> {
  const { endpoint, stop } = await startBucket({ conditional });
  const env = { ...bucketEnvironment(endpoint), OPS_STORAGE: `s3://${BUCKET}/test` };
  const storage = await openStorage(readSettings(env));
  return {
    storage,
    env,
    stop: async () => {
      await storage.close();
      await stop();
    },
  };
}

type Kind = readonly [kind: string, open: () => Promise<TestStorage>];

/** Those that refuse a second write by themselves. */
export const CONDITIONAL_STORAGES: readonly Kind[] = [
  ['a folder', inFolder],
  ['a bucket', () => inBucket(true)],
];

/** Every kind of storage, for the tests that all of them must pass. */
export const STORAGES: readonly Kind[] = [
  ...CONDITIONAL_STORAGES,
  ['a bucket without conditional writes', () => inBucket(false)],
];
