import { setTimeout as wait } from 'node:timers/promises';
import { errorMessage } from '../../lib/error-code';

interface Followed {
  /** @param isFresh true at the first look, and at the first look after a failed one @returns lines to show */
  readonly look: (isFresh: boolean) => Promise<readonly string[]>;
  readonly say: (line: string) => void;
  /** Whether to continue after a look that failed. */
  readonly goesOn: () => boolean | Promise<boolean>;
  readonly everySeconds: number;
}

/** Looks for ever. While the storage cannot be reached the loop goes on, and shows each problem once. */
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
