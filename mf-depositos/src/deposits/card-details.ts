import { cardTypeName, type CardPayment } from '@rifas/shared/domain';
import { formatDateTime } from '@rifas/shared/format';

const SHOWN_DIGITS = 4;
/** Length of the shortest card numbers. */
const CARD_DIGITS = 12;

/** Masks a card number that the server sent unmasked: only the last digits are shown. */
export function maskedCard(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length < CARD_DIGITS ? number : `**** ${digits.slice(-SHOWN_DIGITS)}`;
}

/** 'Crédito' or 'Débito'; the API's own text for any other type. */
export const paymentType = ({ cardType, cardTypeText = '' }: Pick<CardPayment, 'cardType' | 'cardTypeText'>): string =>
  cardType ? cardTypeName(cardType) : cardTypeText;

/** Removes leading zeros: '03' → '3'. */
const withoutZeros = (count: string): string => count.replace(/^0+(?=\d)/, '');

const DETAILS: Readonly<Record<string, (card: CardPayment) => string | undefined>> = {
  Emisor: ({ issuer }) => issuer,
  Adquirente: ({ acquirer }) => acquirer,
  'Código de autorización': ({ authorizationCode }) => authorizationCode,
  'Fecha de la transacción': ({ transactionDate }) => formatDateTime(transactionDate),
  'Número de tarjeta': ({ maskedNumber = '' }) => maskedCard(maskedNumber),
  Cuotas: ({ instalments = '' }) => withoutZeros(instalments),
};

/** The labels of all possible facts about a card payment, in order. */
export const DETAIL_LABELS: readonly string[] = Object.keys(DETAILS);

/** The known facts about a card payment with their labels, in order. Missing ones are left out. */
export const cardDetails = (card: CardPayment): { label: string; value: string }[] =>
  Object.entries(DETAILS)
    .map(([label, valueOf]) => ({ label, value: valueOf(card) ?? '' }))
    .filter(({ value }) => value !== '');
