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

/** Names that every attempt makes anew: of its work folder, and of its entry in a lock. */
const NEW_NAMES = /\.work-\w+|[\da-f-]{36,}/g;

/** Looks for ever. While the storage cannot be reached the loop goes on, and shows each problem once. */
export async function follow({ look, say, goesOn, everySeconds }: Followed): Promise<never> {
  let problem: string | undefined = '';
  for (;;) {
    try {
      for (const line of await look(problem !== undefined)) say(line);
      problem = undefined;
    } catch (error) {
      if (!(await goesOn())) throw error;
      const text = errorMessage(error);
      const now = text.replaceAll(NEW_NAMES, '');
      if (now !== problem) say(text);
      problem = now;
    }
    await wait(everySeconds * 1000);
  }
}
