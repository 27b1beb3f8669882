import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { isAddress, type Settings } from '../../lib/settings';
import { folderStorage } from './folder-storage';
import { s3Storage } from './s3-storage';
import type { Storage } from './storage';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]+)(?:\/(.*))?$/;

/** The folders of this checkout: what `npm start` serves. */
export const localStorage = ({ releasesDir, siteDir }: Pick<Settings, 'releasesDir' | 'siteDir'>): Storage =>
  folderStorage({ releases: releasesDir, sites: siteDir, others: `${siteDir}${sep}.` });

/** Whether a folder holds a checkout's data: there the sites lie in `site/`. */
const isOfCheckout = (folder: string): boolean =>
  existsSync(join(folder, 'site')) && !existsSync(join(folder, 'sites'));

/**
 * Opens the storage of an address: `s3://bucket/prefix` (AWS_ENDPOINT_URL for a server that is not Amazon's), a folder
 * with `releases/` and `sites/`, the data of a checkout (its `.data`), or empty for the folders of this checkout
 * (DATA_DIR, SITE_DIR).
 * @throws Error when the address is none of these
 */
export async function openStorage(settings: Settings, address = settings.storage): Promise<Storage> {
  if (address === '' || address === settings.dataDir) return localStorage(settings);
  const bucket = BUCKET.exec(address);
  if (bucket)
    return s3Storage({
      bucket: bucket[1] ?? '',
      prefix: (bucket[2] ?? '').replaceAll(/^\/+|\/+$/g, ''),
      ...settings.bucket,
    });
  if (isAddress(address))
    throw new Error(`'${address}' is no storage: name a folder, or a bucket as s3://bucket/prefix.`);
  return isOfCheckout(address)
    ? localStorage({ releasesDir: join(address, 'releases'), siteDir: join(address, 'site') })
    : storageIn(address);
}

/** A storage with everything in one folder. */
export const storageIn = (folder: string): Storage =>
  folderStorage({ releases: join(folder, 'releases'), sites: join(folder, 'sites'), others: folder + sep });
