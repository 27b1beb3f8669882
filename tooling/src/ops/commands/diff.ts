import { differences } from '../deploy/difference';
import { checkSiteName, getComposition } from '../deploy/sites';
import { table, wholeNumber, type Command } from './command';

export const diff: Command = {
  usage: 'diff <site> <number> <number>',
  summary: 'what differs between two compositions of a site',
  help: 'Releases, addresses, and what was written in deployments/*.json.',
  options: {},
  takes: [3, 3],
  run: async (storage, [site = '', a, b]) => {
    checkSiteName(site);
    const [from = 0, to = 0] = [a, b].map((number) => wholeNumber(number, 'A composition', 1));
    const changes = differences(await getComposition(storage, site, from), await getComposition(storage, site, to));
    const rows = changes.map((change) => [change.what, change.from ?? '(none)', '->', change.to ?? '(none)']);
    return {
      lines: rows.length > 0 ? table(rows) : [`Compositions ${from} and ${to} of ${site} are the same.`],
      data: { site, from, to, changes },
    };
  },
};
