import { groupBy } from '../platform/group-by';

/** A ticket of a raffle: its number, and what tells it apart from the others of that number. */
export interface Stub {
  readonly number: string;
  readonly beside: string;
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('es') + text.slice(1);

/**
 * Tickets of one raffle under its number, as on a sheet of paper talones.
 * @example stubGroups([{ number: '00107', beside: 'sorteo 2' }]) // [['00107', ['Sorteo 2']]]
 */
export const stubGroups = (
  stubs: readonly Stub[],
): readonly (readonly [number: string, besides: readonly string[]])[] =>
  [...groupBy(stubs, ({ number }) => number)].map(([number, same]) => [
    number,
    same.map(({ beside }) => capital(beside)),
  ]);
