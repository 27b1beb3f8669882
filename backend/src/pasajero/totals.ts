import { sql, type SQL } from 'drizzle-orm';
import { cardTypeOf } from '@rifas/shared/contracts';
import { cents, sumCents, type ByKind, type Cents, type TripTotals } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { cardDetails, deposits, personalPayments, ticketPayments } from '../db/schema';

type Kind = keyof ByKind;
type Total = 'deposited' | 'raffles' | 'personal' | 'lastWeek';
const WEEK_MS = 7 * 24 * 3600 * 1000;

/**
 * The totals of one seller, by means of payment: credit, debit and cash (docs/rules.md, "Trip summary"). Deposited: all
 * money received. Registered: the part assigned to tickets or personal payments. Collected: the part that counts for
 * the trip. It equals the registered part, because unassigned money may still be used for anything.
 * @param now the end of the week whose collection is reported beside the total
 */
export async function totalsOf(db: Db, passengerId: number, now: Date): Promise<TripTotals<Cents>> {
  const weekAgo = new Date(now.getTime() - WEEK_MS).toISOString();
  const used = (table: SQL, amount: SQL) => sql`(
      select deposit_id, sum(${amount}) as used, sum(${amount}) filter (where created_at > ${weekAgo}) as last_week
      from ${table} where deposit_id in (select id from ${deposits} where passenger_id = ${passengerId}) group by deposit_id
    )`;
  const { rows } = await db.execute<Record<'kind' | Total, string>>(sql`
    select case when d.tipo = 'Contado' then 'Contado' else c.tipo end as kind,
      sum(d.monto_cents) as deposited,
      coalesce(sum(t.used), 0) as raffles,
      coalesce(sum(p.used), 0) as personal,
      coalesce(sum(t.last_week), 0) + coalesce(sum(p.last_week), 0) as "lastWeek"
    from ${deposits} d
    left join ${cardDetails} c on c.deposit_id = d.id
    left join ${used(sql`${ticketPayments}`, sql`precio_cents`)} t on t.deposit_id = d.id
    left join ${used(sql`${personalPayments}`, sql`monto_cents`)} p on p.deposit_id = d.id
    where d.passenger_id = ${passengerId}
    group by 1
  `);
  const totalsByKind = new Map<Kind, (typeof rows)[number]>(rows.map((row) => [cardTypeOf(row.kind) ?? 'cash', row]));
  const byKind = (...totals: readonly Total[]): ByKind<Cents> => {
    const amountOf = (kind: Kind): Cents =>
      sumCents(totals.map((total) => cents(Number(totalsByKind.get(kind)?.[total] ?? 0))));
    return { credit: amountOf('credit'), debit: amountOf('debit'), cash: amountOf('cash') };
  };
  const sum = ({ credit, debit, cash }: ByKind<Cents>): Cents => sumCents([credit, debit, cash]);
  const deposited = byKind('deposited');
  const registered = byKind('raffles', 'personal');
  const raffles = byKind('raffles');
  return {
    depositedCents: sum(deposited),
    registeredCents: sum(registered),
    collectedCents: sum(registered),
    collectedLastWeekCents: sum(byKind('lastWeek')),
    deposited,
    registered,
    collected: registered,
    personalPayments: byKind('personal'),
    rafflesRegistered: raffles,
    rafflesCollected: raffles,
  };
}
