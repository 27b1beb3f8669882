import { calendarPath, cardTypeOf, ticketPagePath } from '@rifas/shared/contracts';
import {
  CARD_BRANDS,
  cardTypeName,
  cents,
  DRAW_OVER,
  fullName,
  instalmentCount,
  INSTALMENTS,
  instalmentValue,
  isDrawOver,
  montevideoTime,
  sumCents,
  wordsOf,
  type Cents,
  type Instalments,
  type LinkTicket,
  type Organiser,
  type Receipt,
} from '@rifas/shared/domain';
import { formatDate, formatDateTime, formatMoney, joined, mailLink, unbroken } from '@rifas/shared/format';
import { currencyName } from '../gateway/currencies';
import type { Row, Stub } from '../pages/stubs';
import type { Config } from '../platform/config';
import type { SoldSale } from './paid-sale';

type Context = { readonly config: Pick<Config, 'deployment'> };

/** The address with its name hidden, except the first character. */
function hiddenEmail(email: string): string | undefined {
  const [, first, domain] = /^(.).*(@.+)$/.exec(email) ?? [];
  return first && domain ? `${first}•••${domain}` : undefined;
}

export const organiserOf = ({ config: { deployment } }: Context): Organiser => ({
  name: deployment.links.creator.name,
  email: deployment.links.contactMail,
});

/** Draws that are not over: today's and later ones. */
export const drawsToCome = (tickets: readonly LinkTicket[], now: Date): LinkTicket[] =>
  tickets.filter((ticket) => ticket.drawDate && !isDrawOver(ticket, montevideoTime(now)));

/** The organiser may have accepted another charge than the expected one: then the surcharge in it is unknown. */
function paymentOf(
  attempt: SoldSale['attempt'],
  total: Cents,
): Pick<Receipt, 'surchargeCents' | 'paidCents' | 'paidSymbol'> {
  if (!attempt) return { surchargeCents: cents(0), paidCents: total };
  const { baseCents, surchargeCents, currency, chargedCents, chargedCurrency } = attempt;
  const askedCents = baseCents + surchargeCents;
  const otherCurrency = chargedCurrency && chargedCurrency !== currency ? chargedCurrency : undefined;
  const isAsked = !otherCurrency && (chargedCents ?? askedCents) === askedCents;
  return {
    surchargeCents: cents(isAsked ? surchargeCents : 0),
    paidCents: cents(chargedCents ?? total + surchargeCents),
    // A deployment in dollars may write them "$", and readers could take another currency's symbol for its own.
    paidSymbol: otherCurrency && currencyName(otherCurrency),
  };
}

/** The receipt of a purchase (docs/rules.md, "Success page"). */
export function receiptOf({ sale, paidAt, tickets, attempt, card, buyer }: SoldSale, now: Date): Receipt {
  const total = sumCents(tickets.map(({ priceCents }) => cents(priceCents)));
  return {
    saleId: sale.id,
    tickets,
    totalCents: total,
    ...paymentOf(attempt, total),
    paidAt: montevideoTime(paidAt),
    buyer: { firstName: buyer.firstName, lastName: buyer.lastName },
    sentTo: hiddenEmail(buyer.email),
    card:
      attempt && card
        ? {
            brand: CARD_BRANDS.find((brand) => brand === attempt.brand),
            type: cardTypeOf(card.tipo),
            instalments: INSTALMENTS.find((count) => count === attempt.instalments),
            authorizationCode: card.codigoAutorizacion,
            maskedNumber: card.numeroTarjeta,
          }
        : undefined,
    ticketPath: ticketPagePath(sale.token),
    calendarPath: drawsToCome(tickets, now).length > 0 ? calendarPath(sale.token) : undefined,
  };
}

/** The paid amount, in the currency that was charged. */
export const paidText = ({ config }: Context, { paidCents, paidSymbol }: Receipt): string =>
  formatMoney(paidCents, paidSymbol ?? config.deployment.settings.simboloMoneda);

/** The number of instalments, and the amount of each if there are several. */
function instalmentsText(context: Context, receipt: Receipt, instalments: Instalments): string {
  const count = String(instalmentCount(instalments));
  if (instalments === '01') return count;
  return `${count} de ${paidText(context, { ...receipt, paidCents: instalmentValue(receipt.paidCents, instalments) })}`;
}

/** The text beside the number, with a note if the draw is over: on a phone as a whole on the second line. */
function drawText({ config, clock }: Context & { readonly clock: () => Date }, ticket: LinkTicket): string {
  const { draw, drawDate } = ticket;
  const { byTicket } = wordsOf(config.deployment.mode);
  const isOver = isDrawOver(ticket, montevideoTime(clock()));
  const name = joined([`${byTicket ? 'sorteo' : 'talón'} ${draw}`, byTicket && formatDate(drawDate)]);
  return isOver ? `${name}\u00a0· ${unbroken(DRAW_OVER.toLowerCase())}` : name;
}

export const stubsOf = (app: Context & { readonly clock: () => Date }, tickets: readonly LinkTicket[]): Stub[] =>
  tickets.map((ticket) => ({ number: ticket.number, beside: drawText(app, ticket) }));

/** The same with the price of each, for the buyer. */
export const stubsOfReceipt = (app: Context & { readonly clock: () => Date }, { tickets }: Receipt): Stub[] =>
  stubsOf(app, tickets).map((stub, index) => ({
    ...stub,
    price: formatMoney(tickets[index]?.priceCents, app.config.deployment.settings.simboloMoneda),
  }));

/** The label of the sum, which is shown between the stubs and the rows. */
export const TOTAL_PAID = 'Total pagado';

/** The rows of a receipt under its stubs and the sum, on paper and in the mail: in the order of the success page. */
export function receiptRows(
  context: Context,
  receipt: Receipt,
  seller: { readonly firstName: string; readonly lastName: string },
): readonly Row[] {
  const { card, surchargeCents } = receipt;
  const organiser = organiserOf(context);
  const symbol = context.config.deployment.settings.simboloMoneda;
  const type = card?.type ? ` ${cardTypeName(card.type).toLowerCase()}` : '';
  return [
    ...(surchargeCents > 0
      ? ([
          ['Precio', formatMoney(receipt.totalCents, symbol)],
          ['Recargo de la tarjeta', formatMoney(surchargeCents, symbol)],
        ] as const)
      : []),
    ...(card
      ? ([
          ['Cuotas', instalmentsText(context, receipt, card.instalments ?? '01')],
          ['Tarjeta', `${card.brand ?? ''}${type} ${unbroken(card.maskedNumber)}`.trim()],
          ['Autorización', card.authorizationCode],
        ] as const)
      : ([['Forma de pago', 'contado']] as const)),
    ['Fecha', formatDateTime(receipt.paidAt)],
    ['Comprador', fullName(receipt.buyer)],
    ['Vende', fullName(seller)],
    ['Organiza', organiser.name],
    ['Venta', String(receipt.saleId)],
    ['Consultas', organiser.email, mailLink(organiser.email)],
  ];
}
