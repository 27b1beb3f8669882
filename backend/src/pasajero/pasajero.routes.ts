import { asc, eq } from 'drizzle-orm';
import { getExtraCosts, getItinerary, getPassenger } from '@rifas/shared/contracts';
import { cents } from '@rifas/shared/domain';
import { sellerRoute } from '../auth/seller-route';
import { extraCosts, itineraries, passengers } from '../db/schema';
import type { App } from '../platform/app';
import { totalsOf } from './totals';

export function registerPassenger(app: App): void {
  const { db, clock } = app;

  // The token in the body adds nothing: Authorization identifies the caller.
  sellerRoute(app, getPassenger, async ({ seller }) => ({
    firstName: seller.firstName,
    lastName: seller.lastName,
    passengerId: seller.passengerId,
  }));

  sellerRoute(app, getItinerary, async ({ seller }) => {
    const [trip] = await db
      .select({ name: itineraries.nombre, priceCents: itineraries.precioCents })
      .from(passengers)
      .innerJoin(itineraries, eq(itineraries.id, passengers.itineraryId))
      .where(eq(passengers.id, seller.passengerId));
    return {
      name: trip?.name ?? '',
      priceCents: cents(trip?.priceCents ?? 0),
      totals: await totalsOf(db, seller.passengerId, clock()),
    };
  });

  sellerRoute(app, getExtraCosts, async ({ seller }) => {
    const rows = await db
      .select()
      .from(extraCosts)
      .where(eq(extraCosts.passengerId, seller.passengerId))
      .orderBy(asc(extraCosts.id));
    return rows.map(({ descripcion, montoCents }) => ({ label: descripcion, amountCents: cents(montoCents) }));
  });
}
