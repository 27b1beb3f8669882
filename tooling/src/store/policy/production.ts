import { jsonText } from '../../lib/json';
import type { Storage } from '../storage/storage';

const KEY = 'policy/production.json';

interface Production {
  readonly sites: readonly string[];
}

async function readProduction(
  storage: Storage,
): Promise<{ readonly sites?: readonly string[]; readonly tag?: string }> {
  const stored = await storage.read(KEY);
  return stored ? { ...(JSON.parse(stored.body.toString()) as Production), tag: stored.tag } : {};
}

/** Whether a site is production. As long as nobody said which ones are, those of a bucket are: a folder is a checkout's. */
export async function isProduction(storage: Storage, site: string): Promise<boolean> {
  const { sites } = await readProduction(storage);
  return sites?.includes(site) ?? storage.isRemote;
}

/** Says whether a site is production. @returns the sites that are */
export async function setProduction(storage: Storage, site: string, on: boolean): Promise<readonly string[]> {
  for (;;) {
    const { sites = [], tag } = await readProduction(storage);
    const next = [...new Set(on ? [...sites, site] : sites.filter((name) => name !== site))].sort();
    if (await storage.swap(KEY, jsonText({ sites: next } satisfies Production), tag)) return next;
  }
}
