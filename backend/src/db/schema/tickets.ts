import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text, unique } from 'drizzle-orm/pg-core';
import { ticketStateText } from '@rifas/shared/contracts';
import { cents, quoted, rowOf, wallTime } from './columns';
import { passengers } from './passengers';

const STATE_TEXTS = [
  ticketStateText('pending'),
  ticketStateText('inBag'),
  ticketStateText('requested'),
  ticketStateText('paid'),
  ticketStateText('prizePaid'),
] as const;

export const draws = pgTable('draws', {
  id: serial('id').primaryKey(),
  numero: text('numero').notNull().unique(),
  fecha: wallTime('fecha').notNull(),
});

/** A raffle number (rifa) with the seller's comment. Numero is text and keeps its zeros (docs/rules.md, "Raffle numbers"). */
export const raffles = pgTable('raffles', {
  numero: text('numero').primaryKey(),
  comentario: text('comentario').notNull().default(''),
});

/**
 * A ticket (talón). Owner and receiver are columns of the ticket, not of the raffle: a transaction that locks the
 * ticket row reads them fresh. READ COMMITTED does not promise this of a joined row.
 */
export const tickets = pgTable(
  'tickets',
  {
    id: serial('id').primaryKey(),
    numero: text('numero')
      .notNull()
      .references(() => raffles.numero),
    drawId: rowOf('draw_id', () => draws.id),
    estado: text('estado', { enum: STATE_TEXTS }).notNull().default(ticketStateText('pending')),
    /** The price; once paid, the price that was paid. */
    precioCents: cents('precio_cents').notNull(),
    ownerId: rowOf('owner_id', () => passengers.id),
    /** The seller who asked for it or will receive it; set exactly while 'Solicitada'. */
    receiverId: integer('receiver_id').references(() => passengers.id),
    /**
     * The payment attempt that is checked ('a revisar') and holds the ticket until it is decided
     * (docs/rules.md, "Notices"). The migration declares the foreign key.
     */
    heldBy: integer('held_by'),
    tipo: text('tipo', { enum: ['Debito', 'Credito'] }),
    compradorNombre: text('comprador_nombre'),
    compradorApellido: text('comprador_apellido'),
    compradorEmail: text('comprador_email'),
    compradorCelular: text('comprador_celular'),
    compradorDepartamento: text('comprador_departamento'),
  },
  (table) => [
    unique('tickets_numero_draw').on(table.numero, table.drawId),
    index('tickets_owner').on(table.ownerId),
    index('tickets_receiver')
      .on(table.receiverId)
      .where(sql`${table.receiverId} is not null`),
    index('tickets_bag')
      .on(table.numero)
      .where(sql`${table.estado} = 'Para transferir'`),
    check('tickets_estado', sql`${table.estado} in (${quoted(STATE_TEXTS)})`),
    check('tickets_precio', sql`${table.precioCents} > 0`),
    check('tickets_tipo', sql`${table.tipo} in ('Debito', 'Credito')`),
    check('tickets_receiver_state', sql`(${table.receiverId} is not null) = (${table.estado} = 'Solicitada')`),
    check('tickets_receiver_other', sql`${table.receiverId} <> ${table.ownerId}`),
  ],
);
