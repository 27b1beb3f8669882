import { eq } from 'drizzle-orm';
import { createPersonalPayment, registerTickets, saveComment } from '@rifas/shared/contracts';
import { extraCosts, itineraries, passengers, personalPayments } from '../db/schema';
import { createLink, notify, startPayment } from './checkout-steps';
import { CASH_BUYER, createDeposit, createRaffle, createSeller } from './fixtures';
import type { ReachedApp } from './reached-app';
import { transferSteps } from './transfer-steps';

/** Texts that only Ana and the people she deals with may read. */
export const SECRETS = {
  comment: 'secreto-comentario',
  buyer: 'secreto-compradora',
  cost: 'secreto-gasto',
  trip: 'secreto-viaje',
  phone: '098 555 111',
  mail: 'secreto@example.com',
} as const;

/** Three sellers: Ana has one of everything, Bruno and Carla have nothing. */
export async function createAnasWorld(app: ReachedApp) {
  const { db } = app;
  const [ana, bruno, carla] = [
    await createSeller(db, SECRETS.mail),
    await createSeller(db, 'bruno@example.com'),
    await createSeller(db, 'carla@example.com'),
  ];
  const [trip] = await db.insert(itineraries).values({ nombre: SECRETS.trip, precioCents: 100_000 }).returning();
  await db
    .update(passengers)
    .set({ celular: SECRETS.phone, itineraryId: trip?.id ?? null })
    .where(eq(passengers.id, ana.passengerId));
  await db.insert(extraCosts).values({ passengerId: ana.passengerId, descripcion: SECRETS.cost, montoCents: 7700 });
  // Raffles by their state: pending, with a link that can be paid; sold for cash; in the bag; asked for by Carla; paid
  // by card.
  const numero = { pending: '7001', sold: '7002', inBag: '7003', asked: '7004', paid: '7005' };
  const ids = { pending: [0], sold: [0], inBag: [0], asked: [0], paid: [0] };
  for (const kind of ['pending', 'sold', 'inBag', 'asked', 'paid'] as const)
    ids[kind] = await createRaffle(db, ana.passengerId, { numero: numero[kind] });

  const token = await app.tokenOf(ana.userId);
  await app.call(saveComment, { numero: numero.pending, comment: SECRETS.comment }, { token });
  const depositId = await createDeposit(db, ana.passengerId, 10_000);
  const comprador = { ...CASH_BUYER, Nombre: SECRETS.buyer };
  await app.call(registerTickets, { comprador, talones: ids.sold, deposito_id: depositId }, { token });
  await app.call(createPersonalPayment, { monto: '10', deposito_id: depositId }, { token });
  const [payment] = await db.select().from(personalPayments);
  await notify(app, await startPayment(app, await createLink(app, ana, ids.paid), 4000));
  const { token: link } = await createLink(app, ana, ids.pending);
  const steps = await transferSteps(app, ana);
  await steps.put(numero.inBag);
  await steps.direct(carla.email, numero.asked);
  const personalPaymentId = payment?.id ?? 0;
  return { ana, bruno, carla, numero, pendingIds: ids.pending, link, soldIds: ids.sold, depositId, personalPaymentId };
}
export type AnasWorld = Awaited<ReturnType<typeof createAnasWorld>>;
