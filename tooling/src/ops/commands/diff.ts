import { wholeNumber } from '../../lib/command-line';
import { checkSiteName, getComposition } from '../../store/sites/sites';
import { differences } from '../deploy/difference';
import { table, type OpsCommand } from './command';

export const diff: OpsCommand = async ({ storage }, [site = '', a, b]) => {
  checkSiteName(site);
  const [from = 0, to = 0] = [a, b].map((number) => wholeNumber(number, 'A composition', 1));
  const changes = differences(await getComposition(storage, site, from), await getComposition(storage, site, to));
  const rows = changes.map((change) => [change.what, change.from ?? '(none)', '->', change.to ?? '(none)']);
  return {
    lines: rows.length > 0 ? table(rows) : [`Compositions ${from} and ${to} of ${site} are the same.`],
    data: { site, from, to, changes },
  };
};
