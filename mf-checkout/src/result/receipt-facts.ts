import {
  cardTypeName,
  fullName,
  instalmentCount,
  instalmentValue,
  type Cents,
  type Purchase,
  type Receipt,
  type ReceiptCard,
} from '@rifas/shared/domain';
import { formatDateTime, formatMoney, unbroken } from '@rifas/shared/format';
import type { Definition } from '@rifas/shared/ui';
import { receiptTexts } from '../common/texts';

type Money = (amount: Cents) => string;

/** The facts that have a value: others get no line. */
export const known = (facts: readonly (readonly [label: string, value: string | undefined])[]): Definition[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

/** 'Visa crédito 4*** **** **** 4821'; unknown parts are left out. */
const cardText = ({ brand, type, maskedNumber }: ReceiptCard): string =>
  [brand, type && cardTypeName(type).toLowerCase(), unbroken(maskedNumber)].filter(Boolean).join(' ');

/** The charged amount, in its own currency. */
export const paidText = ({ paidCents, paidSymbol }: Pick<Receipt, 'paidCents' | 'paidSymbol'>, money: Money): string =>
  paidSymbol ? formatMoney(paidCents, paidSymbol) : money(paidCents);

function instalmentsText({ card, paidCents, paidSymbol }: Receipt, money: Money): string | undefined {
  const instalments = card?.instalments;
  if (!instalments) return undefined;
  const count = String(instalmentCount(instalments));
  return instalments === '01'
    ? count
    : `${count} de ${unbroken(paidText({ paidCents: instalmentValue(paidCents, instalments), paidSymbol }, money))}`;
}

// The visible part of a hidden address: its first character and its domain.
const shownOf = (email: string): string => email.toLowerCase().replace(/^(.).*@/, '$1@');

/**
 * The address of the mail, complete if this tab knows it. If several people have the link, another one of them may have
 * paid.
 */
export const emailOf = (sentTo: string | undefined, typed: string | undefined): string | undefined =>
  typed === undefined || (sentTo !== undefined && shownOf(sentTo) !== shownOf(typed)) ? sentTo : typed;

/**
 * The facts below the sum: who bought, who sells, when, and with which card. `email` is the address that this tab
 * knows.
 */
export function receiptFacts(
  receipt: Receipt,
  { seller, organiser }: Pick<Purchase, 'seller' | 'organiser'>,
  { money, email }: { readonly money: Money; readonly email?: string | undefined },
): Definition[] {
  const { card, paidAt, surchargeCents, totalCents, buyer, sentTo, saleId } = receipt;
  const surcharges: [string, string][] =
    surchargeCents > 0
      ? [
          [receiptTexts.price, money(totalCents)],
          [receiptTexts.surcharge, money(surchargeCents)],
        ]
      : [];
  return known([
    ...surcharges,
    [receiptTexts.instalments, instalmentsText(receipt, money)],
    [receiptTexts.card, card && cardText(card)],
    [receiptTexts.authorization, card?.authorizationCode],
    [receiptTexts.time, formatDateTime(paidAt)],
    [receiptTexts.buyer, fullName(buyer)],
    [receiptTexts.email, emailOf(sentTo, email)],
    [receiptTexts.seller, fullName(seller)],
    [receiptTexts.organiser, organiser.name],
    [receiptTexts.sale, String(saleId)],
  ]);
}
