import { create } from 'zustand';
import { afterAwake } from '../async/after-awake';
import type { NoticeTone } from './host';

export interface Notice {
  readonly id: number;
  readonly message: string;
  readonly tone: NoticeTone;
}

interface HostState {
  readonly notice: Notice | undefined;
  /** How many pieces of work the app-wide indicator stands for. */
  readonly working: number;
}

/** What the shell draws for the whole page: the notification bar and the loading indicator. */
export const useHostState = create<HostState>(() => ({ notice: undefined, working: 0 }));

let lastNotice = 0;

/**
 * Shows a message in the notification bar, in place of the one before. It closes by itself (docs/rules.md, "Notifications").
 * @example showNotice('Comentario actualizado correctamente.', 'success');
 */
export function showNotice(message: string, tone: NoticeTone = 'info'): void {
  lastNotice += 1;
  // A remote in JavaScript may hand over an error itself: drawn as it is, it would take the whole site down.
  useHostState.setState({ notice: { id: lastNotice, message: String(message), tone } });
}

/**
 * Closes the message in the notification bar.
 * @example closeNotice();
 */
export const closeNotice = (): void => useHostState.setState({ notice: undefined });

/** Work that takes longer than any call or upload may never end: a remote's promise is its own. */
const LONGEST_MS = 120_000;

/**
 * Shows the loading indicator of the whole page until the work ends, for two minutes at most, and returns its result. An error of the work
 * is passed on.
 * @example const data = await trackWork(http.call(getRaffles, {}));
 */
export async function trackWork<Result>(work: Promise<Result>): Promise<Result> {
  const count = (by: number) => useHostState.setState(({ working }) => ({ working: working + by }));
  let stands = true;
  const end = () => {
    if (stands) count(-1);
    stands = false;
  };
  count(1);
  const stop = afterAwake(LONGEST_MS, end);
  try {
    return await work;
  } finally {
    stop();
    end();
  }
}
