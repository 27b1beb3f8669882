import { create } from 'zustand';
import type { Deployment } from '@rifas/shared/deployment';
import { abortAfter } from '../page/abort-after';

/**
 * `served`: to all visitors, or to the part that gets the canary. `withdrawn`: the site went back to an earlier one.
 */
export type Standing = 'served' | 'newer' | 'withdrawn' | 'unknown';

/** Compares a page's composition with the edge's report in /healthz. */
export function standingOf(own: number, said: string): Standing {
  const numberAfter = (word: string): number => Number(new RegExp(`^${word} (\\d+)$`, 'm').exec(said)?.[1] ?? 0);
  const served = numberAfter('composition');
  if (served === 0) return 'unknown';
  if (own === served || own === numberAfter('canary')) return 'served';
  return own > served ? 'withdrawn' : 'newer';
}

const EVERY_MS = 60_000;
/** The least time between two questions, for a visitor who switches tabs often. */
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
 * Asks the edge whether the page's composition is still served, while this tab is visible and when it becomes visible
 * again.
 * @returns a function that ends it
 */
export function watchServedComposition({ composition }: Pick<Deployment, 'composition'>): () => void {
  let asked = performance.now();
  const look = () => {
    const now = performance.now();
    if (document.visibilityState !== 'visible' || now - asked < LEAST_MS) return;
    asked = now;
    void ask().then((said) => {
      const standing = standingOf(composition, said);
      // A silent edge changes nothing; and a withdrawn composition stays withdrawn after a newer deploy.
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
