/** The page reloads itself once in this time. If that did not help, it explains the failure instead. */
const LASTS_MS = 5 * 60_000;
const KEY = 'rifas.recarga';

/** The mark that the page stores in this tab before it reloads itself. */
export interface ReloadMark {
  readonly at: number;
  /** Whether the next load starts the shell's previous release. */
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

/** Stores the mark. Returns false if a mark exists, or if storage is refused: the page would reload for ever. */
export function leaveReloadMark(previous: boolean, now: number = Date.now()): boolean {
  if (readReloadMark(now)) return false;
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: now, previous } satisfies ReloadMark));
    return true;
  } catch {
    return false;
  }
}
