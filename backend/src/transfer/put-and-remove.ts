import { and, eq, inArray } from 'drizzle-orm';
import type { Seller } from '../auth/authenticate';
import { tickets, transfers } from '../db/schema';
import type { App } from '../platform/app';
import { audit } from '../platform/audit';
import { refuseIfBeingPaid } from './live-attempts';
import { lockForTransfer, ticketIdsOf } from './movable-raffles';

export type Caller = Pick<Seller, 'userId' | 'passengerId'>;
type Context = Pick<App, 'db' | 'clock'>;

/** Puts raffles in the bag: nobody can buy them, and any other seller can ask for them (docs/rules.md, "Bag"). */
export async function putRaffles({ db, clock }: Context, seller: Caller, numeros: readonly string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const now = clock();
    const raffles = await lockForTransfer(tx, numeros, 'put', (ticket) => ticket.ownerId === seller.passengerId);
    const ids = ticketIdsOf(raffles);
    await refuseIfBeingPaid(tx, ids, now);
    await tx.update(tickets).set({ estado: 'Para transferir' }).where(inArray(tickets.id, ids));
    await tx.insert(transfers).values(
      raffles.map(({ numero }) => ({
        numero,
        fromId: seller.passengerId,
        kind: 'bolsa' as const,
        estado: 'En bolsa' as const,
        createdAt: now,
      })),
    );
    await audit(
      tx,
      raffles.map(({ numero }) => ({ userId: seller.userId, action: 'bolsa.poner', entity: 'rifa', entityId: numero })),
    );
  });
}

/** Takes a raffle out of the bag. Only the owner may, and only while nobody has asked for it. */
export async function takeOutRaffle({ db, clock }: Context, seller: Caller, numero: string): Promise<void> {
  await db.transaction(async (tx) => {
    const raffles = await lockForTransfer(tx, [numero], 'remove', (ticket) => ticket.ownerId === seller.passengerId);
    await tx
      .update(tickets)
      .set({ estado: 'Pendiente de Pago' })
      .where(inArray(tickets.id, ticketIdsOf(raffles)));
    await tx
      .update(transfers)
      .set({ estado: 'Retirada', closedAt: clock() })
      .where(and(eq(transfers.numero, numero), eq(transfers.estado, 'En bolsa')));
    await audit(tx, [{ userId: seller.userId, action: 'bolsa.quitar', entity: 'rifa', entityId: numero }]);
  });
}
