import { EARLY_CALLS_ID, type PageCalls } from '@rifas/shared/site';

/** The first paint, while it holds a form; outside the root once the shell has begun. */
export const earlyPage = (): HTMLElement | null => document.querySelector<HTMLElement>('.first-paint[data-form]');

export const earlyForm = (): HTMLFormElement | null => earlyPage()?.querySelector('form') ?? null;

/** Whether this address shows this visitor another page than the form of the first paint. */
export function isElsewhere(): boolean {
  const { tokenName, form } = JSON.parse(document.getElementById(EARLY_CALLS_ID)?.textContent ?? '{}') as PageCalls;
  const query = new URLSearchParams(location.search);
  if (form?.notWith.some((name) => query.has(name))) return true;
  try {
    return form?.signedOutOnly === true && localStorage.getItem(tokenName) !== null;
  } catch {
    // Without storage no visitor is logged in.
    return false;
  }
}

/** How the visitor has come to this page; undefined in a browser that does not say. */
export const navigationType = (): NavigationTimingType | undefined =>
  (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.type;

/** Clears text of an earlier visit that the browser's history restores, perhaps for another person. */
export function forgetOtherVisits(form: HTMLFormElement): void {
  if (navigationType() === 'back_forward') form.reset();
}
