import { sql } from 'drizzle-orm';
import type { TripTotals } from '@rifas/shared/contracts';
import { cents, fromCents } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { cardDetails, deposits, personalPayments, ticketPayments } from '../db/schema';

interface KindTotals {
  deposited: number;
  raffles: number;
  personal: number;
}
const NO_MONEY: KindTotals = { deposited: 0, raffles: 0, personal: 0 };

const toUnits = (amount: number): number => fromCents(cents(amount));

/**
 * The totals of one seller, by means of payment: credit, debit and cash (docs/rules.md, "Trip summary").
 * Deposited: what came in. Registered: what of it is assigned to tickets or personal payments. Collected: what counts
 * for the trip, which is what is registered, for money without a purpose may still be for anything.
 */
export async function totalsOf(db: Db, passengerId: number): Promise<TripTotals> {
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
  const byKind = new Map(
    rows.map((row) => [
      row.kind,
      { deposited: Number(row.deposited), raffles: Number(row.raffles), personal: Number(row.personal) },
    ]),
  );
  const of = (kind: string): KindTotals => byKind.get(kind) ?? NO_MONEY;
  const [credito, debito, contado] = [of('Credito'), of('Debito'), of('Contado')];
  const all = [credito, debito, contado];
  const sum = (pick: (totals: KindTotals) => number): number =>
    toUnits(all.reduce((total, kind) => total + pick(kind), 0));
  const registered = (totals: KindTotals): number => totals.raffles + totals.personal;
  return {
    totalDepositado: sum((kind) => kind.deposited),
    totalDepositadoCredito: toUnits(credito.deposited),
    totalDepositadoDebito: toUnits(debito.deposited),
    totalDepositadoContado: toUnits(contado.deposited),
    totalRegistrado: sum(registered),
    totalRegistradoCredito: toUnits(registered(credito)),
    totalRegistradoDebito: toUnits(registered(debito)),
    totalRegistradoContado: toUnits(registered(contado)),
    totalRecaudado: sum(registered),
    totalRecaudadoCredito: toUnits(registered(credito)),
    totalRecaudadoDebito: toUnits(registered(debito)),
    totalRecaudadoContado: toUnits(registered(contado)),
    totalPagoPersonalCredito: toUnits(credito.personal),
    totalPagoPersonalDebito: toUnits(debito.personal),
    totalPagoPersonalContado: toUnits(contado.personal),
    totalRifasRegistradoCredito: toUnits(credito.raffles),
    totalRifasRegistradoDebito: toUnits(debito.raffles),
    totalRifasRegistradoContado: toUnits(contado.raffles),
    totalRifasRecaudadoCredito: toUnits(credito.raffles),
    totalRifasRecaudadoDebito: toUnits(debito.raffles),
    totalRifasRecaudadoContado: toUnits(contado.raffles),
  };
}
