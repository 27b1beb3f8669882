import { DESCRIPTOR_ID, type Deployment } from '@rifas/shared/deployment';
import { isLate } from '../federation/remote-error';
import { leaveReloadMark, readReloadMark } from '../page/reload-mark';
import { showStale } from './stale';

/** A page that is slow to answer is not waited for: the explanation is better. */
const ASK_MS = 4_000;

/** Whether the site serves another composition than this page was made of: then a file may be gone that this page wants. */
export async function newerIsServed({ composition }: Deployment): Promise<boolean> {
  try {
    const answer = await fetch(location.href, {
      headers: { Accept: 'text/html' },
      cache: 'no-cache',
      signal: AbortSignal.timeout(ASK_MS),
    });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const served = JSON.parse(page.getElementById(DESCRIPTOR_ID)?.textContent ?? '{}') as Partial<Deployment>;
    return served.composition !== undefined && served.composition !== composition;
  } catch {
    return false;
  }
}

/** Nothing on this screen would be lost that no draft keeps: a password, a comment, a choice. */
const nothingTyped = (page: Document): boolean =>
  [...page.querySelectorAll<HTMLInputElement>('input,textarea')].every((field) =>
    field.type === 'checkbox' || field.type === 'radio' ? !field.checked : field.value === '',
  );

export type Lost = 'remote' | 'shell' | 'library';

export interface LostPartOptions {
  readonly deployment: Deployment;
  /** The shell that runs is its release before. */
  readonly runsPrevious: boolean;
  readonly reload?: () => void;
}

/**
 * What to do about a part that could not be loaded for good: load the page anew, once, where that gives it other files: those of
 * a newer composition, or of the shell's release before. Answers whether the page is about to be loaded.
 */
export function createOnLost({ deployment, runsPrevious, reload = () => location.reload() }: LostPartOptions) {
  return async (error: unknown, lost: Lost): Promise<boolean> => {
    if (readReloadMark()) return false;
    const newer = !isLate(error) && (await newerIsServed(deployment));
    const previous = !newer && lost !== 'remote' && deployment.shellPrevious !== undefined && !runsPrevious;
    if (!newer && !previous) return false;
    // A library is asked for in the middle of somebody's work: they say when.
    const asks = lost === 'library' && !nothingTyped(document);
    if (!leaveReloadMark(previous)) return false;
    if (asks) showStale();
    else reload();
    return !asks;
  };
}
