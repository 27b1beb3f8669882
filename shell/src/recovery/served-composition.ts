import { create } from 'zustand';
import type { Deployment } from '@rifas/shared/deployment';
import { abortAfter } from '../page/abort-after';

/** `served`: to everybody, or to the part that gets the canary. `withdrawn`: the site went back to an earlier one. */
export type Standing = 'served' | 'newer' | 'withdrawn' | 'unknown';

/** How a page's composition stands to what its edge says in /healthz. */
export function standingOf(own: number, said: string): Standing {
  const numberAfter = (word: string): number => Number(new RegExp(`^${word} (\\d+)$`, 'm').exec(said)?.[1] ?? 0);
  const served = numberAfter('composition');
  if (served === 0) return 'unknown';
  if (own === served || own === numberAfter('canary')) return 'served';
  return own > served ? 'withdrawn' : 'newer';
}

const EVERY_MS = 60_000;
/** Somebody who goes from tab to tab asks no more often than this. */
const LEAST_MS = 5_000;
const ASK_MS = 4_000;

export const useStanding = create<{ readonly standing: Standing }>(() => ({ standing: 'served' }));

async function ask(): Promise<string> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store', signal: abortAfter(ASK_MS) });
    return answer.ok ? await answer.text() : '';
  } catch {
    return '';
  }
}

/**
 * Asks the edge, while somebody looks at this tab and when they come back to it, whether the page's composition is served still.
 * @returns what ends it
 */
export function watchServedComposition({ composition }: Pick<Deployment, 'composition'>): () => void {
  let asked = performance.now();
  const look = () => {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || now - asked < LEAST_MS) return;
    asked = now;
    void ask().then((said) => {
      const standing = standingOf(composition, said);
      // An edge that says nothing is no news; and what was withdrawn is no good the more for what was deployed after it.
      const isNews =
        standing !== 'unknown' && !(standing === 'newer' && useStanding.getState().standing === 'withdrawn');
      if (isNews) useStanding.setState({ standing });
    });
  };
  const timer = setInterval(look, EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}
