import { textOf, UsageError, type Values } from '../../lib/command-line';
import { isProduction } from '../../store/policy/production';
import type { Storage } from '../../store/storage/storage';

/** What `--why` says. @throws UsageError where the site is production and nothing is said */
export async function whyOf(storage: Storage, site: string, values: Values): Promise<string> {
  const why = textOf(values, 'why')?.trim() ?? '';
  if (why === '' && (await isProduction(storage, site)))
    throw new UsageError(`${site} is production: say why, with --why 'text'.`);
  return why;
}
