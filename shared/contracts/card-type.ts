import type { CardType } from '../domain';
import type { Codec } from './codec';
import { renamed } from './scalars';

/**
 * Credit or debit, however it is accented or capitalised; undefined for anything else.
 * @example cardTypeOf('CRÉDITO') // 'credit'
 */
export function cardTypeOf(sent: string | undefined): CardType | undefined {
  if (sent === undefined) return undefined;
  if (/^cr[eé]dito$/i.test(sent.trim())) return 'credit';
  return /^d[eé]bito$/i.test(sent.trim()) ? 'debit' : undefined;
}

const exact = renamed({ credit: 'Credito', debit: 'Debito' });

/** The type of a card: to the letter in a request, however it is written in an answer. */
export const cardType: Codec<CardType> = {
  ...exact,
  read: (wire, reading) =>
    (!reading.strict && typeof wire === 'string' ? cardTypeOf(wire) : undefined) ?? exact.read(wire, reading),
};
