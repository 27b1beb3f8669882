import { eq, inArray } from 'drizzle-orm';
import { ticketStateText } from '@rifas/shared/contracts';
import { normalizeEmail, texts } from '@rifas/shared/domain';
import { passengers, tickets, transfers, users } from '../db/schema';
import { sellerOf } from '../eticket/paid-sale';
import { flushLater } from '../mail/flush-later';
import type { App } from '../platform/app';
import { refusal } from '../platform/errors';
import { consume, giveBack } from '../platform/rate-limit';
import { refuseIfBeingPaid } from './live-attempts';
import { auditRaffles, lockForTransfer, numbersOf, ticketIdsOf } from './movable-raffles';
import type { Caller } from './put-and-remove';
import { queueTransferMail } from './transfer-mail';

/** The answer tells whether a mail belongs to a passenger. The limit keeps anybody from trying many mails. */
export const MAX_WRONG_MAILS = { max: 20, windowSeconds: 3600 };

/**
 * Sends raffles to the passenger of a mail; they stay with the sender until the receiver confirms.
 * @throws BusinessError 'Pasajero a transferir inválido' for an unknown mail and for the seller's own
 */
export async function transferTo(app: App, seller: Caller, mail: string, numbers: readonly string[]): Promise<void> {
  const { db, clock } = app;
  const key = `transfer:mail:${seller.userId}`;
  await consume(db, clock, [{ key, ...MAX_WRONG_MAILS }]);
  const receiverId = await passengerOf(app, mail);
  if (receiverId === undefined || receiverId === seller.passengerId) throw refusal(texts.serverInvalidPassenger);
  await giveBack(db, [key]);

  await db.transaction(async (tx) => {
    const now = clock();
    const raffles = await lockForTransfer(tx, numbers, 'direct', (ticket) => ticket.ownerId === seller.passengerId);
    const ids = ticketIdsOf(raffles);
    await refuseIfBeingPaid(tx, ids, now);
    await tx
      .update(tickets)
      .set({ estado: ticketStateText('requested'), receiverId })
      .where(inArray(tickets.id, ids));
    await tx.insert(transfers).values(
      raffles.map(({ number }) => ({
        numero: number,
        fromId: seller.passengerId,
        toId: receiverId,
        kind: 'directa' as const,
        estado: 'Solicitada' as const,
        createdAt: now,
        requestedAt: now,
      })),
    );
    const people = { to: await sellerOf(tx, receiverId), other: await sellerOf(tx, seller.passengerId) };
    await queueTransferMail(app, tx, { kind: 'sent', ...people, numbers: numbersOf(raffles) });
    await auditRaffles(tx, seller, 'transferencia.directa', raffles, () => ({ para: receiverId }));
  });
  flushLater(app);
}

async function passengerOf({ db }: App, mail: string): Promise<number | undefined> {
  const [found] = await db
    .select({ id: passengers.id })
    .from(passengers)
    .innerJoin(users, eq(users.id, passengers.userId))
    .where(eq(users.email, normalizeEmail(mail)));
  return found?.id;
}
