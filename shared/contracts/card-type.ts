import type { CardType } from '../domain';
import type { Codec } from './codec';
import { nameOfWord } from './name-of-word';
import { renamed } from './scalars';

const SENT = { credit: 'Credito', debit: 'Debito' } as const satisfies Readonly<Record<CardType, string>>;
const typeOf = nameOfWord(SENT);

/**
 * Credit or debit, with or without accents or capitals; undefined for anything else.
 * @example cardTypeOf('CRÉDITO') // 'credit'
 */
export const cardTypeOf = (sent: string | undefined): CardType | undefined =>
  sent === undefined ? undefined : typeOf(sent);

const exact = renamed(SENT);

/** The type of a card: exact in a request, in any spelling in an answer. */
export const cardType: Codec<CardType> = {
  ...exact,
  read: (wire, reading) =>
    (!reading.strict && typeof wire === 'string' ? cardTypeOf(wire) : undefined) ?? exact.read(wire, reading),
};
