import { UsageError } from '../../lib/command-line';
import { withLock } from '../lock/lock';
import type { Storage } from '../storage/storage';
import { changeStoredJson, readStoredJson } from '../storage/stored-json';

const KEY = 'policy/production.json';

/** Which sites of a store are production, as ops decided. */
interface Production {
  readonly sites: readonly string[];
  /** Sites that ops took out; missing in a file from before this was stored. */
  readonly not?: readonly string[];
}

const UNSAID: Production = { sites: [], not: [] };

/** Whether a site that is not listed is production: in a bucket yes, until a first site is listed; in a folder no. */
export const othersAreProduction = ({ isRemote }: Storage, { sites, not }: Production): boolean =>
  isRemote && sites.length === 0 && not !== undefined;

export async function isProduction(storage: Storage, site: string): Promise<boolean> {
  const said = (await readStoredJson<Production>(storage, KEY, 'sites')) ?? UNSAID;
  return said.sites.includes(site) || (othersAreProduction(storage, said) && said.not?.includes(site) === false);
}

/** @throws UsageError where the site is production and there is no reason */
export async function demandReason(storage: Storage, site: string, why: string): Promise<void> {
  if (why === '' && (await isProduction(storage, site)))
    throw new UsageError(`${site} is production: say why, with --why 'text'.`);
}

const withName = (names: readonly string[], name: string, isIn: boolean): readonly string[] =>
  [...new Set(isIn ? [...names, name] : names.filter((each) => each !== name))].sort();

/** Marks a site as production or not. @returns all marks */
export function setProduction(storage: Storage, site: string, on: boolean): Promise<Production> {
  const marked = ({ sites, not }: Production = UNSAID): Production => ({
    sites: withName(sites, site, on),
    ...(not && { not: withName(not, site, !on) }),
  });
  return withLock(storage, 'policy', { task: `protect ${site}` }, () =>
    changeStoredJson(storage, KEY, marked, 'sites'),
  );
}
