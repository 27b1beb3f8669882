import { sql } from 'drizzle-orm';
import { hashPassword } from '../auth/passwords';
import { initialTicketPrice } from '../checkout/card-pricing';
import type { Db } from '../db/database';
import { inserted } from '../db/inserted';
import { extraCosts, facts, itineraries, passengers, users } from '../db/schema';
import type { Config } from '../platform/config';
import { times, type DemoContext } from './demo-context';
import { DEMO_PASSWORD, DEMO_SELLERS, type PlannedSeller } from './demo-plan';
import { addDraws, addRaffles, reachOutcome } from './demo-raffles';
import { addDeposit } from './demo-sales';

const DEMO_LOCK = 7_246_002;
const DEMO_FACT = 'demo';
// The price of the trip and its extras in tickets, so that they look right in both currencies.
const TRIP_TICKETS = 150;
const EXTRAS = [
  { descripcion: 'Seguro de viaje', tickets: 6 },
  { descripcion: 'Excursión opcional', tickets: 4 },
];

/**
 * Loads sellers to try the system with, once per database, and never into one that holds data of somebody.
 * @returns whether it loaded
 */
export async function loadDemoData(db: Db, config: Config, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Loading takes a few seconds, and the other copies wait for it without a timeout.
    await tx.execute(sql`set local lock_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${DEMO_LOCK})`);
    const [[loaded], [someone]] = [
      await tx.select().from(facts).limit(1),
      await tx.select({ id: users.id }).from(users).limit(1),
    ];
    if (loaded ?? someone) return false;
    await load({ tx, config, now, ticketPrice: initialTicketPrice(config.deployment) });
    await tx.insert(facts).values({ key: DEMO_FACT, value: config.deployment.variant });
    return true;
  });
}

async function load(context: DemoContext): Promise<void> {
  const { tx, ticketPrice } = context;
  const trip = await tx
    .insert(itineraries)
    .values({ nombre: 'Bariloche y Mendoza', precioCents: times(ticketPrice, TRIP_TICKETS) })
    .returning()
    .then(inserted);
  const drawIds = await addDraws(context);
  const passengerOf = new Map<string, number>();
  for (const seller of DEMO_SELLERS) passengerOf.set(seller.email, await addSeller(context, seller, trip.id));
  for (const seller of DEMO_SELLERS) {
    const passengerId = passengerOf.get(seller.email) ?? 0;
    const rows = await addRaffles(context, passengerId, seller.raffles, drawIds);
    for (const { number, outcome } of seller.raffles)
      await reachOutcome(context, rows.get(number) ?? [], outcome, passengerOf);
    await addMoney(context, passengerId, seller);
  }
}

async function addSeller(
  { tx, ticketPrice }: DemoContext,
  seller: PlannedSeller,
  itineraryId: number,
): Promise<number> {
  const user = await tx
    .insert(users)
    .values({
      email: seller.email,
      passwordHash: await hashPassword(DEMO_PASSWORD),
      mustSetPassword: seller.mustSetPassword ?? false,
    })
    .returning()
    .then(inserted);
  const { firstName, lastName, phone } = seller;
  const { id: passengerId } = await tx
    .insert(passengers)
    .values({ userId: user.id, nombres: firstName, apellidos: lastName, celular: phone, itineraryId })
    .returning()
    .then(inserted);
  await tx
    .insert(extraCosts)
    .values(
      EXTRAS.map(({ descripcion, tickets }) => ({ passengerId, descripcion, montoCents: times(ticketPrice, tickets) })),
    );
  return passengerId;
}

async function addMoney(
  context: DemoContext,
  passengerId: number,
  { spareDeposits, cardPersonalTickets }: PlannedSeller,
): Promise<void> {
  const amount = (tickets: number) => times(context.ticketPrice, tickets);
  for (const { tickets, personalTickets = 0, daysAgo } of spareDeposits) {
    const personal = amount(personalTickets);
    await addDeposit(context, { passengerId, amount: amount(tickets), personal, daysAgo });
  }
  if (!cardPersonalTickets) return;
  const personal = amount(cardPersonalTickets);
  await addDeposit(context, { passengerId, amount: personal, personal, daysAgo: 21, card: 11 });
}
