import { capitalised } from '@rifas/shared/format';
import { groupBy } from '../platform/group-by';

/** A term and its value; with an address, the value is a link, such as a mail address or a telephone number. */
export type Row = readonly [term: string, value: string, address?: string];

/** A ticket of a raffle: its number, and a text that tells it apart from the others with that number. */
export interface Stub {
  readonly number: string;
  readonly beside: string;
  /** The formatted price; only pages for the buyer have it. */
  readonly price?: string | undefined;
}

/**
 * Groups tickets by raffle, as on a sheet of paper talones.
 * @example stubGroups([{ number: '00107', beside: 'sorteo 2' }]) // [['00107', [{ number: '00107', beside: 'Sorteo 2' }]]]
 */
export const stubGroups = (stubs: readonly Stub[]): readonly (readonly [number: string, lines: readonly Stub[]])[] =>
  [...groupBy(stubs, ({ number }) => number)].map(([number, same]) => [
    number,
    same.map((stub) => ({ ...stub, beside: capitalised(stub.beside) })),
  ]);
