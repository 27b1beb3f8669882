import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '../../lib/error-code';

interface Followed {
  /** @param isFresh at the first look, and at the first after one that failed @returns what is to be said */
  readonly look: (isFresh: boolean) => Promise<readonly string[]>;
  readonly say: (line: string) => void;
  /** Whether a look that failed ends nothing. */
  readonly goesOn: () => boolean | Promise<boolean>;
  readonly everySeconds: number;
}

/** Looks for ever. A storage that cannot be reached for a while ends nothing; that is said once, as long as it lasts. */
export async function follow({ look, say, goesOn, everySeconds }: Followed): Promise<never> {
  let problem: string | undefined = '';
  for (;;) {
    try {
      for (const line of await look(problem !== undefined)) say(line);
      problem = undefined;
    } catch (error) {
      if (!(await goesOn())) throw error;
      const now = errorMessage(error);
      if (now !== problem) say(now);
      problem = now;
    }
    await wait(everySeconds * 1000);
  }
}
