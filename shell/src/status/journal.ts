import type { ShellEvent } from '../session/shell-event';

const KEY = 'rifas.eventos';
/** Only the newest events are kept, since a page that fails in a loop must not fill the storage. */
const KEPT = 60;

export interface JournalEntry extends ShellEvent {
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** The loads and failures of this tab, newest last. Stored, because opening the status page is a full load. */
export function readJournal(): readonly JournalEntry[] {
  try {
    const entries: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(entries) ? (entries as JournalEntry[]) : [];
  } catch {
    return [];
  }
}

export function addToJournal(event: ShellEvent): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...readJournal(), { ...event, at: Date.now() }].slice(-KEPT)));
  } catch {
    // Without storage there is no journal.
  }
}
