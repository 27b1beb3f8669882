import { create } from 'zustand';
import { DESCRIPTOR_ID, type Deployment } from '@rifas/shared/deployment';
import { isLate } from '../federation/remote-error';
import { abortAfter } from '../page/abort-after';
import { leaveReloadMark, readReloadMark } from '../page/reload-mark';

/** Whether the page needs a reload, because only that can bring a missing file. */
export const useStale = create<{ readonly stale: boolean }>(() => ({ stale: false }));

/** How long to wait for the site to report its composition; after that an explanation is better. */
const ASK_MS = 4_000;

/** Whether the site serves another composition by now. If so, a file of this page may be gone. */
async function newerIsServed({ composition }: Deployment): Promise<boolean> {
  try {
    const answer = await fetch(location.href, {
      headers: { Accept: 'text/html' },
      cache: 'no-cache',
      signal: abortAfter(ASK_MS),
    });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const served = JSON.parse(page.getElementById(DESCRIPTOR_ID)?.textContent ?? '{}') as Partial<Deployment>;
    return served.composition !== undefined && served.composition !== composition;
  } catch {
    return false;
  }
}

/** Whether a reload would lose nothing that the visitor typed or chose and that no draft keeps. */
export const nothingTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input,textarea')].every((field) =>
    field.type === 'checkbox' || field.type === 'radio' ? !field.checked : field.value === '',
  ) && [...document.querySelectorAll('select')].every(({ selectedIndex }) => selectedIndex <= 0);

export type Lost = 'remote' | 'shell' | 'library';

export interface LostPartOptions {
  readonly deployment: Deployment;
  /** Whether the running shell is the previous release. */
  readonly runsPrevious: boolean;
  readonly reload?: () => void;
}

/**
 * Handles a part that could not be loaded. It reloads the page once, if that brings other files: those of a newer
 * composition, or of the shell's previous release. The returned function returns whether the page is about to reload.
 */
export function createOnLost({ deployment, runsPrevious, reload = () => location.reload() }: LostPartOptions) {
  return async (error: unknown, lost: Lost): Promise<boolean> => {
    if (readReloadMark()) return false;
    const newer = !isLate(error) && (await newerIsServed(deployment));
    const previous = !newer && lost !== 'remote' && deployment.shellPrevious !== undefined && !runsPrevious;
    if (!newer && !previous) return false;
    // The visitor may be working when a library is needed, or typing into the first paint: then they decide when to
    // reload.
    const works = lost === 'library' || document.querySelector('.first-paint[data-form]') !== null;
    const asks = works && !nothingTyped();
    if (!leaveReloadMark(previous)) return false;
    if (asks) useStale.setState({ stale: true });
    else reload();
    return !asks;
  };
}
