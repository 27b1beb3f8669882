import { join } from 'node:path';
import { dataDir, releasesDir, siteDir } from '../../lib/repo';
import { folderStorage } from './folder-storage';
import { s3Storage } from './s3-storage';
import type { Storage } from './storage';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/;

/** The folders of this checkout: what `npm start` serves. */
export const localStorage = (): Storage =>
  folderStorage({ releases: releasesDir, sites: siteDir(), locks: join(siteDir(), '.locks') });

/**
 * The storage of an address: `s3://bucket/prefix` (AWS_ENDPOINT_URL for a server that is not Amazon's), a folder that has `releases/`
 * and `sites/`, or none for the folders of this checkout (DATA_DIR, SITE_DIR).
 * @throws Error when it is neither
 */
export async function openStorage(address = process.env.OPS_STORAGE ?? ''): Promise<Storage> {
  if (address === '' || address === dataDir) return localStorage();
  const bucket = BUCKET.exec(address);
  if (bucket)
    return s3Storage({
      bucket: bucket[1] ?? '',
      prefix: (bucket[2] ?? '').replaceAll(/^\/+|\/+$/g, ''),
      endpoint: process.env.AWS_ENDPOINT_URL,
    });
  if (address.includes('://'))
    throw new Error(`'${address}' is no storage: name a folder, or a bucket as s3://bucket/prefix.`);
  return folderStorage({
    releases: join(address, 'releases'),
    sites: join(address, 'sites'),
    locks: join(address, 'locks'),
  });
}
