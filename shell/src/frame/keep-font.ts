import { KEPT_FONT } from '../page/choose-font';
import { leeway } from './leeway';

/** Fetches the font where the page does without it, and remembers that this browser has that of this release of the shell. */
export function keepFont(shellVersion: string): void {
  if ('font' in document.documentElement.dataset || leeway() !== 'likely' || !('fonts' in document)) return;
  document.fonts
    .load('1em Figtree')
    .then(([found]) => found && localStorage.setItem(KEPT_FONT, shellVersion))
    // It did not come, or the browser keeps nothing more: the next page asks again.
    .catch(() => undefined);
}
