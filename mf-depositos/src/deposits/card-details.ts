import type { CardData } from '@rifas/shared/contracts';
import { formatDateTime } from '@rifas/shared/format';

const SHOWN_DIGITS = 4;
/** The shortest card number there is. */
const CARD_DIGITS = 12;

/** The server masks card numbers; one that came whole shows its last digits only. */
export function maskedCard(number: string): string {
  const digits = number.replace(/\D/g, '');
  return digits.length < CARD_DIGITS ? number : `**** ${digits.slice(-SHOWN_DIGITS)}`;
}

/** 'Crédito' or 'Débito' for the card's Tipo, however it is accented; any other text as it is. */
export function paymentType({ Tipo }: Pick<CardData, 'Tipo'>): string {
  if (/^cr[eé]dito$/i.test(Tipo ?? '')) return 'Crédito';
  return /^d[eé]bito$/i.test(Tipo ?? '') ? 'Débito' : (Tipo ?? '');
}

/** '03' → '3'. */
const instalments = (cuotas: string): string => cuotas.replace(/^0+(?=\d)/, '');

/** What is known of a card payment, with its labels, in order; what is missing is left out. */
export function cardDetails(card: CardData): { label: string; value: string }[] {
  return [
    { label: 'Emisor', value: card.Issuer ?? '' },
    { label: 'Adquirente', value: card.Acquirer ?? '' },
    { label: 'Código de autorización', value: card.CodigoAutorizacion ?? '' },
    { label: 'Fecha de la transacción', value: formatDateTime(card.FechaTransaccion) },
    { label: 'Número de tarjeta', value: maskedCard(card.NumeroTarjeta ?? '') },
    { label: 'Cuotas', value: instalments(card.Cuotas ?? '') },
  ].filter(({ value }) => value !== '');
}
