import type { CardType } from '../domain';
import type { Codec } from './codec';
import { plainWord, renamed } from './scalars';

const SENT = { credit: 'Credito', debit: 'Debito' } as const satisfies Readonly<Record<CardType, string>>;
const TYPES = new Map<string, CardType>(
  // As it is written, too: a list has thousands.
  Object.entries(SENT).flatMap(([type, sent]) => [sent, plainWord(sent)].map((text) => [text, type as CardType])),
);

/**
 * Credit or debit, however it is accented or capitalised; undefined for anything else.
 * @example cardTypeOf('CRÉDITO') // 'credit'
 */
export const cardTypeOf = (sent: string | undefined): CardType | undefined =>
  sent === undefined ? undefined : (TYPES.get(sent) ?? TYPES.get(plainWord(sent)));

const exact = renamed(SENT);

/** The type of a card: to the letter in a request, however it is written in an answer. */
export const cardType: Codec<CardType> = {
  ...exact,
  read: (wire, reading) =>
    (!reading.strict && typeof wire === 'string' ? cardTypeOf(wire) : undefined) ?? exact.read(wire, reading),
};
