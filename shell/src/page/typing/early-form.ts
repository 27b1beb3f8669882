import { EARLY_CALLS_ID, type PageCalls } from '@rifas/shared/site';

/** The page as it came, while it holds a form; outside the root once the shell has begun. */
export const earlyPage = (): HTMLElement | null => document.querySelector<HTMLElement>('.first-paint[data-form]');

export const earlyForm = (): HTMLFormElement | null => earlyPage()?.querySelector('form') ?? null;

/** The form of the first paint is not what this address shows to this visitor. */
export function isElsewhere(): boolean {
  const { tokenName, form } = JSON.parse(document.getElementById(EARLY_CALLS_ID)?.textContent ?? '{}') as PageCalls;
  const query = new URLSearchParams(location.search);
  if (form?.notWith.some((name) => query.has(name))) return true;
  try {
    return form?.signedOutOnly === true && localStorage.getItem(tokenName) !== null;
  } catch {
    // A browser that refuses storage has nobody signed in.
    return false;
  }
}

/**
 * What was typed at another visit comes back with the browser's history, perhaps to somebody else: it goes. A reload shows what the
 * same person saw a moment ago, so that stays.
 */
export function forgetOtherVisits(form: HTMLFormElement): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (navigation?.type === 'back_forward') form.reset();
}
