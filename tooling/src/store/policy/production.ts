import { jsonText } from '../../lib/json';
import { withLock } from '../lock/lock';
import type { Storage } from '../storage/storage';
import { readStoredJson } from '../storage/stored-json';

const KEY = 'policy/production.json';

/** Which sites of a store are production, as people said. */
interface Production {
  readonly sites: readonly string[];
  /** Sites that are none; missing where that was said before it was kept. */
  readonly not?: readonly string[];
}

const UNSAID: Production = { sites: [], not: [] };

async function readProduction(storage: Storage): Promise<{ readonly said: Production; readonly tag?: string }> {
  const stored = await readStoredJson<Production>(storage, KEY, 'sites');
  return stored ? { said: stored.value, tag: stored.tag } : { said: UNSAID };
}

/** Whether a site that nobody named is production: as long as no site was named as such, those of a bucket are. A folder is a checkout's. */
export const othersAreProduction = ({ isRemote }: Storage, { sites, not }: Production): boolean =>
  isRemote && sites.length === 0 && not !== undefined;

export async function isProduction(storage: Storage, site: string): Promise<boolean> {
  const { said } = await readProduction(storage);
  return said.sites.includes(site) || (othersAreProduction(storage, said) && said.not?.includes(site) === false);
}

const withName = (names: readonly string[], name: string, isIn: boolean): readonly string[] =>
  [...new Set(isIn ? [...names, name] : names.filter((each) => each !== name))].sort();

/** Says whether a site is production. @returns all that was said */
export function setProduction(storage: Storage, site: string, on: boolean): Promise<Production> {
  return withLock(storage, 'policy', { task: `protect ${site}` }, async () => {
    for (;;) {
      const { said, tag } = await readProduction(storage);
      const next: Production = {
        sites: withName(said.sites, site, on),
        ...(said.not && { not: withName(said.not, site, !on) }),
      };
      if (await storage.swap(KEY, jsonText(next), tag)) return next;
    }
  });
}
