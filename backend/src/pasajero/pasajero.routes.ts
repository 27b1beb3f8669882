import { asc, eq } from 'drizzle-orm';
import { getExtraCosts, getItinerary, getPassenger } from '@rifas/shared/contracts';
import { cents, fromCents } from '@rifas/shared/domain';
import { sellerRoute } from '../auth/seller-route';
import { extraCosts, itineraries, passengers } from '../db/schema';
import type { App } from '../platform/app';
import { totalsOf } from './totals';

export function registerPassenger(app: App): void {
  const { db } = app;

  // The body's token is what the caller holds already; who asks is decided by Authorization.
  sellerRoute(app, getPassenger, async ({ seller }) => ({
    persona: { name: seller.nombres, lastName: seller.apellidos },
    pasajeroId: seller.passengerId,
  }));

  sellerRoute(app, getItinerary, async ({ seller }) => {
    const [trip] = await db
      .select({ nombre: itineraries.nombre, precioCents: itineraries.precioCents })
      .from(passengers)
      .innerJoin(itineraries, eq(itineraries.id, passengers.itineraryId))
      .where(eq(passengers.id, seller.passengerId));
    return {
      itinerario: { nombre: trip?.nombre ?? '', precio: fromCents(cents(trip?.precioCents ?? 0)) },
      totales: await totalsOf(db, seller.passengerId),
    };
  });

  sellerRoute(app, getExtraCosts, async ({ seller }) => {
    const rows = await db
      .select()
      .from(extraCosts)
      .where(eq(extraCosts.passengerId, seller.passengerId))
      .orderBy(asc(extraCosts.id));
    return rows.map(({ descripcion, montoCents }) => ({ descripcion, monto: fromCents(cents(montoCents)) }));
  });
}
