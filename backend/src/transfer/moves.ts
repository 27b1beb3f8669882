import { and, eq, inArray } from 'drizzle-orm';
import { ticketStateText } from '@rifas/shared/contracts';
import { normalizeEmail, texts, type PendingTransfer } from '@rifas/shared/domain';
import type { Seller } from '../auth/authenticate';
import type { Db } from '../db/database';
import { passengers, raffles as raffleTable, tickets, transfers, users } from '../db/schema';
import { sellerOf } from '../eticket/paid-sale';
import { flushLater } from '../mail/outbox';
import type { App } from '../platform/app';
import { refusal } from '../platform/errors';
import { consume, giveBack } from '../platform/rate-limit';
import { refuseIfBeingPaid } from './live-attempts';
import { auditRaffles, lockForTransfer, numbersOf, ticketIdsOf, type LockedRaffle } from './movable-raffles';
import { queueTransferMail, tellOwners } from './transfer-mail';
import { ownersOf } from './transfer-queries';

type Caller = Pick<Seller, 'userId' | 'passengerId'>;
type Way = typeof transfers.$inferInsert;

const changeTickets = (tx: Db, raffles: readonly LockedRaffle[], to: Partial<typeof tickets.$inferInsert>) =>
  tx
    .update(tickets)
    .set(to)
    .where(inArray(tickets.id, ticketIdsOf(raffles)));

const beginWay = (tx: Db, raffles: readonly LockedRaffle[], way: Omit<Way, 'numero'>) =>
  tx.insert(transfers).values(numbersOf(raffles).map((numero) => ({ ...way, numero })));

const goOn = (tx: Db, raffles: readonly LockedRaffle[], from: Way['estado'], to: Partial<Way>) =>
  tx
    .update(transfers)
    .set(to)
    .where(and(inArray(transfers.numero, numbersOf(raffles)), eq(transfers.estado, from)));

/** Puts raffles in the bag: nobody can buy them, and any other seller can ask for them (docs/rules.md, "Bag"). */
export async function putRaffles({ db, clock }: App, seller: Caller, numbers: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const createdAt = clock();
    const raffles = await lockForTransfer(tx, numbers, 'put', (ticket) => ticket.ownerId === seller.passengerId);
    await refuseIfBeingPaid(tx, ticketIdsOf(raffles), createdAt);
    await changeTickets(tx, raffles, { estado: ticketStateText('inBag') });
    await beginWay(tx, raffles, { fromId: seller.passengerId, kind: 'bolsa', estado: 'En bolsa', createdAt });
    await auditRaffles(tx, seller, 'bolsa.poner', raffles);
  });
}

/** Takes a raffle out of the bag. Only the owner may, and only while nobody has asked for it. */
export async function takeOutRaffle({ db, clock }: App, seller: Caller, number: string): Promise<void> {
  await db.transaction(async (tx) => {
    const raffles = await lockForTransfer(tx, [number], 'remove', (ticket) => ticket.ownerId === seller.passengerId);
    await changeTickets(tx, raffles, { estado: ticketStateText('pending') });
    await goOn(tx, raffles, 'En bolsa', { estado: 'Retirada', closedAt: clock() });
    await auditRaffles(tx, seller, 'bolsa.quitar', raffles);
  });
}

/**
 * Asks for raffles of the bag; their owners get a mail with the caller's contacts.
 * @returns the owners' contacts, each with the raffles asked of them
 */
export async function requestFromBag(app: App, seller: Caller, numbers: readonly string[]): Promise<PendingTransfer[]> {
  const receiverId = seller.passengerId;
  const contacts = await app.db.transaction(async (tx) => {
    // Sellers do not see their own raffles in the bag, so they cannot ask for them.
    const raffles = await lockForTransfer(tx, numbers, 'request', (ticket) => ticket.ownerId !== receiverId);
    await changeTickets(tx, raffles, { estado: ticketStateText('requested'), receiverId });
    await goOn(tx, raffles, 'En bolsa', { estado: 'Solicitada', toId: receiverId, requestedAt: app.clock() });
    await auditRaffles(tx, seller, 'bolsa.solicitar', raffles, ({ ownerId }) => ({ dueno: ownerId }));
    await tellOwners(app, tx, 'requested', receiverId, raffles);
    return ownersOf(tx, ticketIdsOf(raffles));
  });
  flushLater(app);
  return contacts;
}

/** The answer reveals whether a mail belongs to a passenger, so nobody may try many mails. */
export const MAX_WRONG_MAILS = { max: 20, windowSeconds: 3600 };

/**
 * Sends raffles to the passenger with this mail; they stay with the sender until the receiver confirms.
 * @throws BusinessError 'Pasajero a transferir inválido' for an unknown mail and for the seller's own
 */
export async function transferTo(app: App, seller: Caller, mail: string, numbers: readonly string[]): Promise<void> {
  const { db, clock } = app;
  const { passengerId: fromId } = seller;
  const key = `transfer:mail:${seller.userId}`;
  await consume(db, clock, [{ key, ...MAX_WRONG_MAILS }]);
  const toId = await passengerOf(db, mail);
  if (toId === undefined || toId === fromId) throw refusal(texts.serverInvalidPassenger);
  await giveBack(db, [key]);

  await db.transaction(async (tx) => {
    const now = clock();
    const raffles = await lockForTransfer(tx, numbers, 'direct', (ticket) => ticket.ownerId === fromId);
    await refuseIfBeingPaid(tx, ticketIdsOf(raffles), now);
    await changeTickets(tx, raffles, { estado: ticketStateText('requested'), receiverId: toId });
    const way = { fromId, toId, kind: 'directa', estado: 'Solicitada', createdAt: now, requestedAt: now } as const;
    await beginWay(tx, raffles, way);
    await auditRaffles(tx, seller, 'transferencia.directa', raffles, () => ({ para: toId }));
    const people = { to: await sellerOf(tx, toId), other: await sellerOf(tx, fromId) };
    await queueTransferMail(app, tx, { kind: 'sent', ...people, numbers: numbersOf(raffles) });
  });
  flushLater(app);
}

async function passengerOf(db: Db, mail: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: passengers.id })
    .from(passengers)
    .innerJoin(users, eq(users.id, passengers.userId))
    .where(eq(users.email, normalizeEmail(mail)));
  return found?.id;
}

/** The receiver has got the raffles and becomes their owner. The former owner's private comment is deleted. */
export async function confirmRaffles(app: App, seller: Caller, numbers: readonly string[]): Promise<void> {
  const { passengerId: ownerId } = seller;
  await app.db.transaction(async (tx) => {
    const raffles = await lockForTransfer(tx, numbers, 'confirm', (ticket) => ticket.receiverId === ownerId);
    await changeTickets(tx, raffles, { estado: ticketStateText('pending'), ownerId, receiverId: null });
    await tx
      .update(raffleTable)
      .set({ comentario: '' })
      .where(inArray(raffleTable.numero, numbersOf(raffles)));
    await goOn(tx, raffles, 'Solicitada', { estado: 'Entregada', closedAt: app.clock() });
    await auditRaffles(tx, seller, 'transferencia.recibida', raffles, (raffle) => ({ de: raffle.ownerId }));
    await tellOwners(app, tx, 'received', ownerId, raffles);
  });
  flushLater(app);
}
