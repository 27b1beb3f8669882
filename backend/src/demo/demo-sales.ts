import { cents, montevideoTime, pricingOf, sumCents, type CardType, type Cents } from '@rifas/shared/domain';
import { bookSale, cardColumns } from '../checkout/book-sale';
import { STORED_CARD_TYPES } from '../db/card-types';
import { inserted } from '../db/inserted';
import {
  attemptEvents,
  cardDetails,
  deposits,
  paymentAttempts,
  personalPayments,
  sales,
  saleTickets,
} from '../db/schema';
import type { GatewayCard } from '../gateway/gateway';
import { attemptBuyerColumns, buyerColumns } from '../talon/buyer-columns';
import { recordCashSale } from '../talon/cash-sale';
import { newToken } from '../talon/generate-link';
import type { TicketRow } from '../talon/lock-tickets';
import { daysFrom, type DemoContext } from './demo-context';
import { demoBuyer } from './demo-plan';

const BRANDS = [
  { brand: 'Visa', issuer: 'Banco República', acquirer: 'VisaNet', maskedNumber: '4*** **** **** 4821' },
  { brand: 'Master', issuer: 'Itaú', acquirer: 'First Data', maskedNumber: '5*** **** **** 7310' },
  { brand: 'Oca', issuer: 'OCA', acquirer: 'OCA', maskedNumber: '5*** **** **** 0946' },
] as const;

function demoCard(type: CardType, index: number): GatewayCard & { brand: string; type: CardType } {
  const { brand, ...bank } = BRANDS[index % BRANDS.length] ?? BRANDS[0];
  return { brand, ...bank, type, authorizationCode: String(310_000 + index * 977) };
}

/** The price per ticket of a card payment of this type. In ccee one payment was charged the other price by mistake. */
function cardPrice({ config: { deployment }, ticketPrice }: DemoContext, type: CardType, mistaken: boolean): Cents {
  const isDebit = (type === 'debit') !== mistaken;
  return pricingOf(deployment).fixed?.[isDebit ? 'debit' : 'credit'] ?? ticketPrice;
}

/** A sale made like on the site, with link, attempt and settlement, but some days ago. */
export async function sellByCard(
  context: DemoContext,
  { rows, type, buyer, daysAgo }: { rows: readonly TicketRow[]; type: CardType; buyer: number; daysAgo: number },
): Promise<void> {
  const { tx, config, now } = context;
  const at = daysFrom(now, -daysAgo);
  const card = demoCard(type, buyer);
  const person = demoBuyer(buyer);
  const price = cardPrice(context, type, buyer === 4);
  const sale = await tx
    .insert(sales)
    .values({
      token: newToken(),
      passengerId: rows[0]?.ownerId ?? 0,
      asumirRecargo: false,
      ...buyerColumns(person),
      createdAt: at,
    })
    .returning()
    .then(inserted);
  await tx.insert(saleTickets).values(rows.map((row) => ({ saleId: sale.id, ticketId: row.id })));
  const priced = rows.map((row) => ({ row, price }));
  const attempt = await tx
    .insert(paymentAttempts)
    .values({
      token: newToken(),
      saleId: sale.id,
      estado: 'Aprobado',
      baseCents: sumCents(priced.map((ticket) => ticket.price)),
      surchargeCents: cents(0),
      currency: config.deployment.settings.moneda,
      brand: card.brand,
      cardType: STORED_CARD_TYPES[type],
      instalments: type === 'debit' ? '01' : '03',
      ...attemptBuyerColumns(person),
      createdAt: at,
      aliveUntil: at,
      settledAt: at,
    })
    .returning()
    .then(inserted);
  await tx.insert(attemptEvents).values({ attemptId: attempt.id, kind: 'Aprobado', createdAt: at });
  await bookSale({ clock: () => at }, tx, { attempt, sale, card, priced });
}

interface CashSales {
  readonly rows: readonly TicketRow[];
  readonly buyer: (index: number) => number;
  readonly daysAgo: number;
  readonly spare: Cents;
}

/** Tickets paid in cash from a bank deposit, of which `spare` is left. */
export async function sellInCash(context: DemoContext, { rows, buyer, daysAgo, spare }: CashSales): Promise<void> {
  const at = daysFrom(context.now, -daysAgo);
  const passengerId = rows[0]?.ownerId ?? 0;
  const amount = sumCents([...rows.map((row) => cents(row.precioCents)), spare]);
  const depositId = await addDeposit(context, { passengerId, amount, daysAgo });
  for (const [index, row] of rows.entries()) {
    const person = demoBuyer(buyer(index));
    await recordCashSale(context.tx, { passengerId, buyer: person, ticketIds: [row.id], depositId, at });
  }
}

interface DemoDeposit {
  readonly passengerId: number;
  readonly amount: Cents;
  readonly daysAgo: number;
  readonly personal?: Cents;
  /** The number of the card that paid it. */
  readonly card?: number;
}

/** A deposit of either kind, with an optional personal payment from it. @returns its id */
export async function addDeposit(
  { tx, now }: DemoContext,
  { passengerId, amount, daysAgo, personal = cents(0), card }: DemoDeposit,
): Promise<number> {
  const at = daysFrom(now, -daysAgo);
  const fecha = montevideoTime(at);
  const { id: depositId } = await tx
    .insert(deposits)
    .values({ passengerId, tipo: card === undefined ? 'Contado' : 'Tarjeta', montoCents: amount, fecha, createdAt: at })
    .returning()
    .then(inserted);
  if (card !== undefined) {
    const payment = { depositId, fechaTransaccion: fecha, tipo: STORED_CARD_TYPES.credit, cuotas: '06' };
    await tx.insert(cardDetails).values({ ...payment, ...cardColumns(demoCard('credit', card)) });
  }
  if (personal > 0) await tx.insert(personalPayments).values({ depositId, montoCents: personal, fecha, createdAt: at });
  return depositId;
}
