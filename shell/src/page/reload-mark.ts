/** The page reloads itself once in this time. What that did not heal is explained instead. */
const LASTS_MS = 5 * 60_000;
const KEY = 'rifas.recarga';

/** What the page leaves in this tab before it reloads itself. */
export interface ReloadMark {
  readonly at: number;
  /** The next load starts the shell's release before. */
  readonly previous: boolean;
}

/** The mark of a recent reload; undefined when there was none. */
export function readReloadMark(now: number = Date.now()): ReloadMark | undefined {
  try {
    const mark = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as ReloadMark | null;
    return mark && now - mark.at >= 0 && now - mark.at < LASTS_MS ? mark : undefined;
  } catch {
    return undefined;
  }
}

/** Leaves the mark. Returns false when there is one already, or when storage is refused: the page would reload for ever. */
export function leaveReloadMark(previous: boolean, now: number = Date.now()): boolean {
  if (readReloadMark(now)) return false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: now, previous } satisfies ReloadMark));
    return true;
  } catch {
    return false;
  }
}
