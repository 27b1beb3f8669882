import { eq, inArray } from 'drizzle-orm';
import { ticketStateText } from '@rifas/shared/contracts';
import { cents, montevideoTime } from '@rifas/shared/domain';
import { draws, raffles, tickets, transfers } from '../db/schema';
import type { TicketRow } from '../talon/lock-tickets';
import { daysFrom, drawTime, type DemoContext } from './demo-context';
import type { PlannedRaffle, RaffleOutcome } from './demo-plan';
import { sellByCard, sellInCash } from './demo-sales';

// One draw is over, the others are in the future.
const DRAW_DAYS = [-10, 30, 60, 90, 120];

export async function addDraws({ tx, config, now }: DemoContext): Promise<number[]> {
  const rows = Array.from({ length: config.deployment.settings.cantidadTalones }, (_, index) => ({
    numero: String(index + 1),
    fecha: montevideoTime(drawTime(now, DRAW_DAYS[index] ?? 30 * index)),
  }));
  return (await tx.insert(draws).values(rows).returning({ id: draws.id })).map(({ id }) => id);
}

const BATCH = 100;

/** The raffles of a seller, every ticket pending. */
export async function addRaffles(
  { tx, ticketPrice }: DemoContext,
  ownerId: number,
  planned: readonly PlannedRaffle[],
  drawIds: readonly number[],
): Promise<Map<string, TicketRow[]>> {
  const byNumber = new Map<string, TicketRow[]>(planned.map(({ number }) => [number, []]));
  for (let start = 0; start < planned.length; start += BATCH) {
    const batch = planned.slice(start, start + BATCH);
    await tx.insert(raffles).values(
      batch.map(({ number, outcome }) => ({
        numero: number,
        comentario: ('comment' in outcome && outcome.comment) || '',
      })),
    );
    const rows = await tx
      .insert(tickets)
      .values(
        batch.flatMap(({ number }) =>
          drawIds.map((drawId) => ({ numero: number, drawId, ownerId, precioCents: ticketPrice })),
        ),
      )
      .returning();
    for (const row of rows) byNumber.get(row.numero)?.push(row);
  }
  return byNumber;
}

/** Brings a raffle into the state of the plan. */
export async function reachOutcome(
  context: DemoContext,
  rows: TicketRow[],
  outcome: RaffleOutcome,
  passengerOf: ReadonlyMap<string, number>,
): Promise<void> {
  if (outcome.kind === 'sold') return sell(context, rows, outcome);
  if (outcome.kind === 'mixed') return sellSome(context, rows, outcome);
  if (outcome.kind === 'bag') return offer(context, rows, undefined);
  if (outcome.kind === 'requested') return offer(context, rows, passengerOf.get(outcome.by));
}

// ccee sells by card only.
const isCash = ({ config }: DemoContext, by: string): boolean => by === 'cash' && config.deployment.variant === 'dtyt';

async function sell(
  context: DemoContext,
  rows: TicketRow[],
  { by, buyer, daysAgo, prize = false }: Extract<RaffleOutcome, { kind: 'sold' }>,
): Promise<void> {
  if (isCash(context, by)) await sellInCash(context, { rows, buyer: () => buyer, daysAgo, spare: cents(0) });
  else await sellByCard(context, { rows, type: by === 'debit' ? 'debit' : 'credit', buyer, daysAgo });
  const [first] = rows;
  if (prize && first)
    await context.tx
      .update(tickets)
      .set({ estado: ticketStateText('prizePaid') })
      .where(eq(tickets.id, first.id));
}

async function sellSome(
  context: DemoContext,
  rows: TicketRow[],
  { by, daysAgo }: Extract<RaffleOutcome, { kind: 'mixed' }>,
): Promise<void> {
  const sold = rows.slice(0, 2);
  const buyer = (index: number): number => daysAgo + index * 5;
  if (isCash(context, by))
    return sellInCash(context, { rows: sold, buyer, daysAgo, spare: cents(context.ticketPrice * 3) });
  for (const [index, row] of sold.entries())
    await sellByCard(context, { rows: [row], type: 'credit', buyer: buyer(index), daysAgo: daysAgo - index });
}

/** Puts tickets into the bag. With a receiver, they are also requested. */
async function offer({ tx, now }: DemoContext, rows: TicketRow[], receiverId: number | undefined): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const ids = rows.map(({ id }) => id);
  const state = receiverId === undefined ? 'inBag' : 'requested';
  await tx
    .update(tickets)
    .set({ estado: ticketStateText(state), receiverId: receiverId ?? null })
    .where(inArray(tickets.id, ids));
  await tx.insert(transfers).values({
    numero: first.numero,
    fromId: first.ownerId,
    toId: receiverId ?? null,
    kind: 'bolsa',
    estado: receiverId === undefined ? 'En bolsa' : 'Solicitada',
    createdAt: daysFrom(now, -6),
    requestedAt: receiverId === undefined ? null : daysFrom(now, -2),
  });
}
