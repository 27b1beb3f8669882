import { pull as pullSite } from '../deploy/pull';
import { checkSiteName } from '../deploy/sites';
import { localStorage } from '../storage/open-storage';
import { text, UsageError, wholeNumber, type Command } from './command';

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
const EVERY_SECONDS = 1;

export const pull: Command = {
  usage: 'pull <site> [--follow [--every <seconds>]] --storage s3://bucket/prefix',
  summary: 'brings what a site serves from a bucket to the folders that an edge reads',
  help: `Releases and compositions never change, so only what is missing is fetched; the pointer moves last, when every file is there with its hash.
The folders are those of DATA_DIR and SITE_DIR, as for the edge.

  --follow           go on, and bring every new composition
  --every <seconds>  how often to look (${EVERY_SECONDS})`,
  options: { follow: { type: 'boolean' }, every: { type: 'string' } },
  takes: [1, 1],
  run: async (storage, [site = ''], values, say) => {
    const here = localStorage();
    if (storage.where === here.where)
      throw new UsageError('pull needs the storage to bring from: --storage s3://bucket/prefix, or OPS_STORAGE.');
    const every = wholeNumber(text(values, 'every'), '--every', 1) ?? EVERY_SECONDS;
    checkSiteName(site);
    const first = await pullSite(storage, here, site);
    while (values.follow === true) {
      await pause(every);
      // A bucket that cannot be reached for a while stops nothing: the edge serves what it has.
      const next = await pullSite(storage, here, site).catch(
        (error: unknown) => void say(error instanceof Error ? error.message : String(error)),
      );
      if (next) say(`${site} serves composition ${next.number} here.`);
    }
    return {
      lines: [first ? `${site} serves composition ${first.number} here.` : `${site} is up to date.`],
      data: { site, number: first?.number ?? null },
    };
  },
};
