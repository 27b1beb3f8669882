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
  if (isUnknown || localStorage.getItem(KEPT_FONT) === version || comesInTime())
    document.documentElement.dataset['font'] = '';
}
