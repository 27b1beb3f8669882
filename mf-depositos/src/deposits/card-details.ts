import { cardTypeName, type CardPayment } from '@rifas/shared/domain';
import { formatDateTime } from '@rifas/shared/format';

const SHOWN_DIGITS = 4;
/** The shortest card number there is. */
const CARD_DIGITS = 12;

/** The server masks card numbers; one that came whole shows its last digits only. */
export function maskedCard(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length < CARD_DIGITS ? number : `**** ${digits.slice(-SHOWN_DIGITS)}`;
}

/** 'Crédito' or 'Débito', or the API's own words for any other type. */
export const paymentType = ({ cardType, cardTypeText = '' }: Pick<CardPayment, 'cardType' | 'cardTypeText'>): string =>
  cardType ? cardTypeName(cardType) : cardTypeText;

/** '03' → '3'. */
const withoutZeros = (count: string): string => count.replace(/^0+(?=\d)/, '');

/** What is known of a card payment, with its labels, in order; what is missing is left out. */
export function cardDetails(card: CardPayment): { label: string; value: string }[] {
  return [
    { label: 'Emisor', value: card.issuer ?? '' },
    { label: 'Adquirente', value: card.acquirer ?? '' },
    { label: 'Código de autorización', value: card.authorizationCode ?? '' },
    { label: 'Fecha de la transacción', value: formatDateTime(card.transactionDate) },
    { label: 'Número de tarjeta', value: maskedCard(card.maskedNumber ?? '') },
    { label: 'Cuotas', value: withoutZeros(card.instalments ?? '') },
  ].filter(({ value }) => value !== '');
}
