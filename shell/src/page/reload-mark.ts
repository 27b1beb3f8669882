/** One reload in this time: what it did not heal is explained instead of tried again. */
const LASTS_MS = 5 * 60_000;
const KEY = 'rifas.recarga';

/** Left in this tab by a reload that the page made by itself. */
export interface ReloadMark {
  readonly at: number;
  /** The reload starts the shell's release before. */
  readonly previous: boolean;
}

/** The mark of a reload not long ago. */
export function readReloadMark(now: number = Date.now()): ReloadMark | undefined {
  try {
    const mark = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ReloadMark | null;
    return mark && now - mark.at >= 0 && now - mark.at < LASTS_MS ? mark : undefined;
  } catch {
    return undefined;
  }
}

/** False where there is one already, or where storage is refused: nothing would keep the reload from happening again. */
export function leaveReloadMark(previous: boolean, now: number = Date.now()): boolean {
  if (readReloadMark(now)) return false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: now, previous } satisfies ReloadMark));
    return true;
  } catch {
    return false;
  }
}
