import type { CardType } from '../domain';
import type { Codec } from './codec';
import { plainWord, renamed } from './scalars';

const TYPES: ReadonlyMap<string, CardType> = new Map([
  ['credito', 'credit'],
  ['debito', 'debit'],
]);

/**
 * Credit or debit, however it is accented or capitalised; undefined for anything else.
 * @example cardTypeOf('CRÉDITO') // 'credit'
 */
export const cardTypeOf = (sent: string | undefined): CardType | undefined =>
  sent === undefined ? undefined : TYPES.get(plainWord(sent));

const exact = renamed({ credit: 'Credito', debit: 'Debito' });

/** The type of a card: to the letter in a request, however it is written in an answer. */
export const cardType: Codec<CardType> = {
  ...exact,
  read: (wire, reading) =>
    (!reading.strict && typeof wire === 'string' ? cardTypeOf(wire) : undefined) ?? exact.read(wire, reading),
};
