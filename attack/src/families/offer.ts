import { createLink } from '@rifas/backend/testing/checkout-steps';
import { createRaffle } from '@rifas/backend/testing/fixtures';
import type { Target } from '../target/target';

export const DRAWS = 2;
const PRICE = 2000;
/** The price of a link for all tickets of a raffle. */
export const TOTAL = PRICE * DRAWS;

let count = 0;
/** An unpaid link of Ana's for a new raffle. */
export async function offer({ app, world }: Target) {
  const numero = `${60_000 + (count += 1)}`;
  const ids = await createRaffle(app.db, world.ana.passengerId, { numero, draws: DRAWS, priceCents: PRICE });
  return { ...(await createLink(app, world.ana, ids)), ids };
}
