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

/** Whether a folder is where a checkout keeps its data: its own sites lie in `site/`. */
const isOfCheckout = (folder: string): boolean =>
  existsSync(join(folder, 'site')) && !existsSync(join(folder, 'sites'));

/**
 * The storage of an address: `s3://bucket/prefix` (AWS_ENDPOINT_URL for a server that is not Amazon's), a folder that has `releases/`
 * and `sites/`, the data of a checkout (its `.data`), or none for the folders of this checkout (DATA_DIR, SITE_DIR).
 * @throws Error when it is neither
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

/** One folder for everything. */
export const storageIn = (folder: string): Storage =>
  folderStorage({ releases: join(folder, 'releases'), sites: join(folder, 'sites'), others: folder + sep });
