import { FONT } from './font';

/** The key whose value is the shell release of the font in this browser's cache. */
export const KEPT_FONT = 'rifas.font';

/**
 * The properties of the Network Information API that all browsers with the API have: milliseconds, and megabits a
 * second.
 */
interface Connection {
  readonly rtt?: number;
  readonly downlink?: number;
  readonly saveData?: boolean;
}

/** The font's size in kilobits, and how long a page waits for an `optional` font, in milliseconds. */
const WEIGHT = 166;
const PATIENCE_MS = 100;

function comesInTime(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData) return false;
  if (!connection?.downlink) return true;
  return (connection.rtt ?? 0) + WEIGHT / connection.downlink <= PATIENCE_MS;
}

/** Chromium uses an `optional` font on its first paint only if the browser has it or the page preloads it. */
function preloadFont(release: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.crossOrigin = 'anonymous';
  link.href = `${release}/${FONT.to}`;
  document.head.append(link);
}

/**
 * Draws the page with the site's font if the browser has it cached or can load it in time. Otherwise the font would not
 * be used, but would delay the scripts: it is fetched later, for the next page (keep-font.ts).
 * @param release address of the shell's release
 */
export function chooseFont(release: string): void {
  const version = release.split('/').pop();
  // An older composer does not fill in the placeholder. The cached font is then unknown, so the font loads with the
  // page.
  const isUnknown = version?.startsWith('%');
  const isKept = localStorage.getItem(KEPT_FONT) === version;
  if (!isUnknown && !isKept && !comesInTime()) return;
  if (!isUnknown && !isKept) preloadFont(release);
  document.documentElement.dataset['font'] = '';
}
