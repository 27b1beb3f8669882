import { and, eq, inArray } from 'drizzle-orm';
import { ticketStateText } from '@rifas/shared/contracts';
import type { Seller } from '../auth/authenticate';
import { tickets, transfers } from '../db/schema';
import type { App } from '../platform/app';
import { refuseIfBeingPaid } from './live-attempts';
import { auditRaffles, lockForTransfer, ticketIdsOf } from './movable-raffles';

export type Caller = Pick<Seller, 'userId' | 'passengerId'>;
type Context = Pick<App, 'db' | 'clock'>;

/** Puts raffles in the bag: nobody can buy them, and any other seller can ask for them (docs/rules.md, "Bag"). */
export async function putRaffles({ db, clock }: Context, seller: Caller, numbers: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const raffles = await lockForTransfer(tx, numbers, 'put', (ticket) => ticket.ownerId === seller.passengerId);
    const ids = ticketIdsOf(raffles);
    await refuseIfBeingPaid(tx, ids, now);
    await tx
      .update(tickets)
      .set({ estado: ticketStateText('inBag') })
      .where(inArray(tickets.id, ids));
    await tx.insert(transfers).values(
      raffles.map(({ number }) => ({
        numero: number,
        fromId: seller.passengerId,
        kind: 'bolsa' as const,
        estado: 'En bolsa' as const,
        createdAt: now,
      })),
    );
    await auditRaffles(tx, seller, 'bolsa.poner', raffles);
  });
}

/** Takes a raffle out of the bag. Only the owner may, and only while nobody has asked for it. */
export async function takeOutRaffle({ db, clock }: Context, seller: Caller, number: string): Promise<void> {
  await db.transaction(async (tx) => {
    const raffles = await lockForTransfer(tx, [number], 'remove', (ticket) => ticket.ownerId === seller.passengerId);
    await tx
      .update(tickets)
      .set({ estado: ticketStateText('pending') })
      .where(inArray(tickets.id, ticketIdsOf(raffles)));
    await tx
      .update(transfers)
      .set({ estado: 'Retirada', closedAt: clock() })
      .where(and(eq(transfers.numero, number), eq(transfers.estado, 'En bolsa')));
    await auditRaffles(tx, seller, 'bolsa.quitar', raffles);
  });
}
