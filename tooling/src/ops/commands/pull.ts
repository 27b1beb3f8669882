import { textOf, UsageError, wholeNumber } from '../../lib/command-line';
import { checkSiteName, readEdgePointer } from '../../store/sites/sites';
import { localStorage } from '../../store/storage/open-storage';
import { pull as pullSite } from '../deploy/pull';
import type { OpsCommand } from './command';
import { follow } from './follow';

const EVERY_SECONDS = 1;

export const pull: OpsCommand = async ({ storage, say, settings }, [site = ''], values) => {
  const here = localStorage(settings);
  if (storage.where === here.where)
    throw new UsageError('pull needs the storage to bring from: --storage s3://bucket/prefix, or OPS_STORAGE.');
  const everySeconds = wholeNumber(textOf(values, 'every'), '--every', 1) ?? EVERY_SECONDS;
  checkSiteName(site);
  const look = (isFresh: boolean) => pullSite(storage, here, site, settings.teamsFile, isFresh);
  const said = (brought: Awaited<ReturnType<typeof look>>): readonly string[] =>
    brought ? [`${site} serves composition ${brought.number} here.`, ...brought.notes] : [`${site} is up to date.`];
  if (values['follow'] === true)
    return follow({
      look: async (isFresh) => {
        const brought = await look(isFresh);
        return brought || isFresh ? said(brought) : [];
      },
      // Only while the edge has something to serve.
      goesOn: async () => (await readEdgePointer(here, site)).number > 0,
      say,
      everySeconds,
    });
  const brought = await look(true);
  return { lines: said(brought), data: { site, number: brought?.number ?? null, notes: brought?.notes ?? [] } };
};
