import { setTimeout as wait } from 'node:timers/promises';
import { textOf, UsageError, wholeNumber } from '../../lib/command-line';
import { errorMessage } from '../../lib/error-code';
import type { Composition } from '../../store/sites/composition';
import { checkSiteName, readEdgePointer } from '../../store/sites/sites';
import { localStorage } from '../../store/storage/open-storage';
import { pull as pullSite } from '../deploy/pull';
import type { OpsCommand } from './command';

const EVERY_SECONDS = 1;

interface Followed {
  readonly look: () => Promise<Composition | undefined>;
  readonly said: (brought: Composition | undefined) => string;
  readonly say: (line: string) => void;
  /** Whether the edge has something to serve meanwhile. */
  readonly serves: () => Promise<boolean>;
  readonly everySeconds: number;
}

/** Looks for ever. A storage that cannot be reached stops nothing as long as the edge has something to serve; that is said once. */
async function follow({ look, said, say, serves, everySeconds }: Followed): Promise<never> {
  let problem: string | undefined = '';
  for (;;) {
    try {
      const brought = await look();
      if (brought || problem !== undefined) say(said(brought));
      problem = undefined;
    } catch (error) {
      if (!(await serves())) throw error;
      const now = errorMessage(error);
      if (now !== problem) say(now);
      problem = now;
    }
    await wait(everySeconds * 1000);
  }
}

export const pull: OpsCommand = async ({ storage, say, settings }, [site = ''], values) => {
  const here = localStorage(settings);
  if (storage.where === here.where)
    throw new UsageError('pull needs the storage to bring from: --storage s3://bucket/prefix, or OPS_STORAGE.');
  const everySeconds = wholeNumber(textOf(values, 'every'), '--every', 1) ?? EVERY_SECONDS;
  checkSiteName(site);
  const look = () => pullSite(storage, here, site, settings.teamsFile);
  const said = (brought: Composition | undefined) =>
    brought ? `${site} serves composition ${brought.number} here.` : `${site} is up to date.`;
  const serves = async () => (await readEdgePointer(here, site)).number > 0;
  if (values['follow'] === true) return follow({ look, said, say, serves, everySeconds });
  const brought = await look();
  return { lines: [said(brought)], data: { site, number: brought?.number ?? null } };
};
