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
export function stubGroups(stubs: readonly Stub[]): readonly (readonly [number: string, besides: readonly string[]])[] {
  const groups = new Map<string, string[]>();
  for (const { number, beside } of stubs) groups.set(number, [...(groups.get(number) ?? []), capital(beside)]);
  return [...groups];
}
