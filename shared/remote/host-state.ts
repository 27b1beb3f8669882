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
  /** How many pieces of work are under way. The indicator of the whole page shows while there are any. */
  readonly working: number;
}

/** The state that the shell draws for the whole page: the notification bar and the loading indicator. */
export const useHostState = create<HostState>(() => ({ notice: undefined, working: 0 }));

let lastNotice = 0;

/**
 * Shows a message in the notification bar and replaces the previous one. It closes by itself
 * (docs/rules.md, "Notifications").
 * @example showNotice('Comentario actualizado correctamente.', 'success');
 */
export function showNotice(message: string, tone: NoticeTone = 'info'): void {
  lastNotice += 1;
  // A remote written in JavaScript may pass an error object. Rendering that object would crash the whole site.
  useHostState.setState({ notice: { id: lastNotice, message: String(message), tone } });
}

/**
 * Closes the message in the notification bar.
 * @example closeNotice();
 */
export const closeNotice = (): void => useHostState.setState({ notice: undefined });

/** The limit for one piece of work: longer than any call or upload. A remote's promise may never settle. */
const LONGEST_MS = 120_000;

/**
 * Shows the loading indicator of the whole page until the work ends, for two minutes at most, and returns its result.
 * Rejects if the work does.
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
