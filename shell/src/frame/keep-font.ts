import { KEPT_FONT } from '../page/choose-font';
import { leeway } from './leeway';

/**
 * Fetches the font if this page is drawn without it, and records that this browser has the font of this shell release.
 */
export function keepFont(shellVersion: string): void {
  if ('font' in document.documentElement.dataset || leeway() !== 'likely' || !('fonts' in document)) return;
  document.fonts
    .load('1em Figtree')
    .then(([found]) => found && localStorage.setItem(KEPT_FONT, shellVersion))
    // The font failed to load, or the storage is full: the next page tries again.
    .catch(() => undefined);
}
