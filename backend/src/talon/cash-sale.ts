import { sql } from 'drizzle-orm';
import { ticketStateText } from '@rifas/shared/contracts';
import type { Buyer } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { inserted } from '../db/inserted';
import { preparedSql } from '../db/prepared';
import { auditLog, draws, sales, saleTickets, ticketPayments, tickets } from '../db/schema';
import { buyerColumns } from './buyer-columns';
import { newToken } from './generate-link';
import { linkTicketOf } from './ticket-queries';

interface SentTicket {
  readonly id: number;
  readonly number: string;
  readonly draw: string;
  readonly drawDate: string;
  readonly priceCents: number;
}

interface CashSale {
  readonly id: number;
  /** It opens the e-ticket. */
  readonly token: string;
  readonly validityCode: string;
  /** The sold tickets, by number and draw. */
  readonly tickets: readonly ReturnType<typeof linkTicketOf<SentTicket>>[];
  /** Links with one of these tickets that can still be paid. */
  readonly livingLinks: readonly number[];
}

type Row = Omit<CashSale, 'token' | 'tickets'> & { readonly tickets: readonly SentTicket[] };

const { placeholder } = sql;
const instant = sql`${placeholder('at')}::timestamptz`;
const buyer = {
  nombre: sql`${placeholder('compradorNombre')}::text`,
  apellido: sql`${placeholder('compradorApellido')}::text`,
  email: sql`${placeholder('compradorEmail')}::text`,
  celular: sql`${placeholder('compradorCelular')}::text`,
  departamento: sql`${placeholder('compradorDepartamento')}::text`,
};

/**
 * Writes the tickets, the sale, the rows that join them and the audit entries in one statement: each further one is a
 * round trip to the database while tickets and deposit are locked. References and the balance of the deposit are
 * checked at its end.
 */
const cashSale = preparedSql<Row>(
  'cash_sale',
  sql`
    with sold as (
      update ${tickets} set estado = ${ticketStateText('paid')}, comprador_nombre = ${buyer.nombre}, comprador_apellido = ${buyer.apellido},
        comprador_email = ${buyer.email}, comprador_celular = ${buyer.celular}, comprador_departamento = ${buyer.departamento}
      where id = any(${placeholder('ids')}::int[])
      returning id, numero, draw_id, precio_cents
    ), sale as (
      insert into ${sales} (token, passenger_id, kind, asumir_recargo, comprador_nombre, comprador_apellido, comprador_email,
        comprador_celular, comprador_departamento, created_at, paid_at)
      values (${placeholder('token')}, ${placeholder('passengerId')}, 'contado', false, ${buyer.nombre}, ${buyer.apellido}, ${buyer.email},
        ${buyer.celular}, ${buyer.departamento}, ${instant}, ${instant})
      returning id, validity_code
    ), joined as (
      insert into ${saleTickets} (sale_id, ticket_id) select sale.id, sold.id from sale, sold
    ), paid as (
      insert into ${ticketPayments} (ticket_id, deposit_id, precio_cents, sale_id, created_at)
      select sold.id, ${placeholder('depositId')}::int, sold.precio_cents, sale.id, ${instant} from sale, sold order by sold.id
    ), traced as (
      insert into ${auditLog} (created_at, user_id, action, entity, entity_id, detail)
      select ${instant}, ${placeholder('userId')}::int, 'talon.pago-contado', 'talon', sold.id::text,
        jsonb_build_object('deposito', ${placeholder('depositId')}::int, 'precioCents', sold.precio_cents)
      from sold order by sold.id
    )
    select sale.id, sale.validity_code as "validityCode", (
      select json_agg(json_build_object('id', sold.id, 'number', sold.numero, 'draw', draw.numero, 'drawDate', draw.fecha::text,
        'priceCents', sold.precio_cents) order by sold.numero, sold.draw_id)
      from sold join ${draws} draw on draw.id = sold.draw_id
    ) as tickets, array(
      select distinct link.id from ${saleTickets} held join ${sales} link on link.id = held.sale_id
      where held.ticket_id = any(${placeholder('ids')}::int[]) and link.paid_at is null and link.ended_at is null
    ) as "livingLinks"
    from sale`,
);

interface CashSaleOrder {
  readonly passengerId: number;
  /** The seller who registers it; undefined for demo data. */
  readonly userId?: number;
  readonly buyer: Buyer;
  /** The caller has locked them, and all are for sale. */
  readonly ticketIds: readonly number[];
  readonly depositId: number;
  readonly at: Date;
}

/**
 * Records tickets paid in cash: they get their buyer, the deposit that paid them, a sale that is paid from its
 * beginning, and an audit entry each.
 * @returns the sale, with the links that hold one of the tickets: the caller ends them
 */
export async function recordCashSale(
  tx: Db,
  { passengerId, userId, buyer: person, ticketIds, depositId, at }: CashSaleOrder,
): Promise<CashSale> {
  const token = newToken();
  const sent = { token, passengerId, userId: userId ?? null, ids: ticketIds, depositId, at: at.toISOString() };
  const row = inserted(await cashSale(tx, { ...sent, ...buyerColumns(person) }));
  return { ...row, token, tickets: row.tickets.map(linkTicketOf) };
}
