import { textOf, UsageError, wholeNumber } from '../../lib/command-line';
import { checkSiteName } from '../../store/sites/sites';
import { localStorage } from '../../store/storage/open-storage';
import { pull as pullSite } from '../deploy/pull';
import type { OpsCommand } from './command';

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const EVERY_SECONDS = 1;

export const pull: OpsCommand = async ({ storage, say, settings }, [site = ''], values) => {
  const here = localStorage(settings);
  if (storage.where === here.where)
    throw new UsageError('pull needs the storage to bring from: --storage s3://bucket/prefix, or OPS_STORAGE.');
  const every = wholeNumber(textOf(values, 'every'), '--every', 1) ?? EVERY_SECONDS;
  checkSiteName(site);
  const first = await pullSite(storage, here, site, settings.teamsFile);
  while (values.follow === true) {
    await pause(every);
    // A bucket that cannot be reached for a while stops nothing: the edge serves what it has.
    const next = await pullSite(storage, here, site, settings.teamsFile).catch(
      (error: unknown) => void say(error instanceof Error ? error.message : String(error)),
    );
    if (next) say(`${site} serves composition ${next.number} here.`);
  }
  return {
    lines: [first ? `${site} serves composition ${first.number} here.` : `${site} is up to date.`],
    data: { site, number: first?.number ?? null },
  };
};
