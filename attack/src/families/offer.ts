import { createLink } from '@rifas/backend/testing/checkout-steps';
import { createRaffle } from '@rifas/backend/testing/fixtures';
import type { Target } from '../target/target';

export const DRAWS = 2;
const PRICE = 2000;
/** What a link of all tickets of a raffle costs. */
export const TOTAL = PRICE * DRAWS;

let count = 0;
/** A link of Ana's for a raffle of its own, which nobody has paid. */
export async function offer({ app, world }: Target) {
  const numero = `${60_000 + (count += 1)}`;
  const ids = await createRaffle(app.db, world.ana.passengerId, { numero, draws: DRAWS, priceCents: PRICE });
  return { ...(await createLink(app, world.ana, ids)), ids };
}
