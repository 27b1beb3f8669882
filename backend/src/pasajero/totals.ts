import { sql } from 'drizzle-orm';
import { cardTypeOf } from '@rifas/shared/contracts';
import { cents, sumCents, type ByKind, type Cents, type TripTotals } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { cardDetails, deposits, personalPayments, ticketPayments } from '../db/schema';

type Kind = keyof ByKind;
interface KindTotals {
  readonly deposited: Cents;
  readonly raffles: Cents;
  readonly personal: Cents;
}
const NOTHING: KindTotals = { deposited: cents(0), raffles: cents(0), personal: cents(0) };

/**
 * The totals of one seller, by means of payment: credit, debit and cash (docs/rules.md, "Trip summary").
 * Deposited: what came in. Registered: what of it is assigned to tickets or personal payments. Collected: what counts
 * for the trip, which is what is registered, for money without a purpose may still be for anything.
 */
export async function totalsOf(db: Db, passengerId: number): Promise<TripTotals<Cents>> {
  const { rows } = await db.execute<{ kind: string; deposited: string; raffles: string; personal: string }>(sql`
    select case when d.tipo = 'Contado' then 'Contado' else c.tipo end as kind,
      sum(d.monto_cents) as deposited,
      coalesce(sum(t.used), 0) as raffles,
      coalesce(sum(p.used), 0) as personal
    from ${deposits} d
    left join ${cardDetails} c on c.deposit_id = d.id
    left join (select deposit_id, sum(precio_cents) as used from ${ticketPayments} group by deposit_id) t on t.deposit_id = d.id
    left join (select deposit_id, sum(monto_cents) as used from ${personalPayments} group by deposit_id) p on p.deposit_id = d.id
    where d.passenger_id = ${passengerId}
    group by 1
  `);
  const totalsByKind = new Map<Kind, KindTotals>(
    rows.map(({ kind, deposited, raffles, personal }) => [
      cardTypeOf(kind) ?? 'cash',
      { deposited: cents(Number(deposited)), raffles: cents(Number(raffles)), personal: cents(Number(personal)) },
    ]),
  );
  const byKind = (pick: (totals: KindTotals) => Cents): ByKind<Cents> => {
    const amountOf = (kind: Kind): Cents => pick(totalsByKind.get(kind) ?? NOTHING);
    return { credit: amountOf('credit'), debit: amountOf('debit'), cash: amountOf('cash') };
  };
  const sum = ({ credit, debit, cash }: ByKind<Cents>): Cents => sumCents([credit, debit, cash]);
  const deposited = byKind((totals) => totals.deposited);
  const registered = byKind((totals) => sumCents([totals.raffles, totals.personal]));
  const raffles = byKind((totals) => totals.raffles);
  return {
    depositedCents: sum(deposited),
    registeredCents: sum(registered),
    collectedCents: sum(registered),
    deposited,
    registered,
    collected: registered,
    personalPayments: byKind((totals) => totals.personal),
    rafflesRegistered: raffles,
    rafflesCollected: raffles,
  };
}
