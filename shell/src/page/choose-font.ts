/** Names the shell's release whose font this browser has. */
export const KEPT_FONT = 'rifas.font';

/** The part of the Network Information API that browsers have which have it at all: milliseconds, and megabits a second. */
interface Connection {
  readonly rtt?: number;
  readonly downlink?: number;
  readonly saveData?: boolean;
}

/** Its weight in kilobits, and how long a page waits for a font that is `optional`, in milliseconds. */
const WEIGHT = 166;
const PATIENCE_MS = 100;

function comesInTime(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData) return false;
  if (!connection?.downlink) return true;
  return (connection.rtt ?? 0) + WEIGHT / connection.downlink <= PATIENCE_MS;
}

/**
 * Has the page drawn with the site's font where the browser has it already, or gets it before it draws. Otherwise the font would not be used,
 * and yet keep the scripts waiting: it is fetched later, for the next page (keep-font.ts).
 * @param release address of the shell's release
 */
export function chooseFont(release: string): void {
  const version = release.split('/').pop();
  // A composer of before fills no placeholder in: nobody knows then whose font is kept, and it comes with the page as it did.
  const isUnknown = version?.startsWith('%');
  if (isUnknown || localStorage.getItem(KEPT_FONT) === version || comesInTime())
    document.documentElement.dataset['font'] = '';
}
