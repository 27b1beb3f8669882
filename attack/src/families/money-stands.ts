import { connected } from '../target/everything';

/**
 * Rules that hold in the database at every moment, however a backend ended. Each query finds rows that break its rule.
 */
const RULES: Readonly<Record<string, string>> = {
  'a ticket is paid exactly when one payment says so': `
    select t.id from tickets t left join ticket_payments p on p.ticket_id = t.id
    group by t.id, t.estado having count(p.id) <> (t.estado = 'Pago')::int`,
  'what a deposit has spent is the sum of what it paid for': `
    select d.id from deposits d where d.used_cents <>
      coalesce((select sum(precio_cents) from ticket_payments where deposit_id = d.id), 0) +
      coalesce((select sum(monto_cents) from personal_payments where deposit_id = d.id), 0)`,
  'a link has tickets': `
    select s.id from sales s where not exists (select from sale_tickets where sale_id = s.id)`,
  'a link that was paid has a payment for each of its tickets': `
    select s.id from sales s join sale_tickets st on st.sale_id = s.id
    left join ticket_payments p on p.ticket_id = st.ticket_id and p.sale_id = s.id
    where s.kind = 'link' and s.paid_at is not null group by s.id having count(p.id) <> count(*)`,
  'a ticket sold for cash has its payment, or a trace of who took that back': `
    select s.id, st.ticket_id from sales s join sale_tickets st on st.sale_id = s.id
    where s.kind = 'contado' and not exists
      (select from ticket_payments p where p.ticket_id = st.ticket_id and p.sale_id = s.id) and not exists
      (select from audit_log a where a.action = 'talon.pago-borrado' and a.entity_id = st.ticket_id::text)`,
  'an approved payment has a deposit, a paid link and its price': `
    select a.id from payment_attempts a join sales s on s.id = a.sale_id left join deposits d on d.id = a.deposit_id
    where a.estado = 'Aprobado' and (d.id is null or s.paid_at is null or d.used_cents <> a.base_cents)`,
  'a link is paid once': `
    select sale_id from payment_attempts where estado = 'Aprobado' group by sale_id having count(*) > 1`,
  'the tickets of a raffle change hands together': `
    select numero from tickets where estado in ('Para transferir', 'Solicitada')
    group by numero having count(distinct (estado, owner_id, receiver_id)) > 1`,
  'a raffle that changes hands has one transfer': `
    select t.numero from tickets t where t.estado in ('Para transferir', 'Solicitada') and 1 <>
      (select count(*) from transfers x where x.numero = t.numero and x.estado in ('En bolsa', 'Solicitada'))`,
  'a transfer is of a raffle that changes hands': `
    select x.id from transfers x where x.estado in ('En bolsa', 'Solicitada') and not exists
      (select from tickets t where t.numero = x.numero and t.estado in ('Para transferir', 'Solicitada'))`,
};

/** @returns the broken rules, each with a row that breaks it */
export const brokenRules = (url: string): Promise<readonly string[]> =>
  connected(url, async (client) => {
    const broken: string[] = [];
    for (const [rule, query] of Object.entries(RULES)) {
      const { rows } = await client.query<Record<string, unknown>>(query);
      if (rows.length > 0) broken.push(`not so: ${rule} (${JSON.stringify(rows[0])})`);
    }
    return broken;
  });
