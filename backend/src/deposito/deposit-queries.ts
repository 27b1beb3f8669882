import { and, asc, desc, eq } from 'drizzle-orm';
import type { RawDeposit, UsedPayment, UsedTicket } from '@rifas/shared/contracts';
import { cents, compareNumero, fromCents } from '@rifas/shared/domain';
import type { Db } from '../db/database';
import { cardDetails, deposits, draws, personalPayments, ticketPayments, tickets } from '../db/schema';
import { dateObject } from '../db/wall-time';
import { groupBy } from '../platform/group-by';

type DepositType = (typeof deposits.$inferSelect)['tipo'];

const toUnits = (amount: number): number => fromCents(cents(amount));

/** The seller's deposits of one type, the latest first, with what they were used for. */
export async function depositsOf(db: Db, passengerId: number, tipo: DepositType): Promise<RawDeposit[]> {
  const ofSeller = and(eq(deposits.passengerId, passengerId), eq(deposits.tipo, tipo));
  const [rows, usedTickets, usedPayments] = await Promise.all([
    db
      .select({ deposit: deposits, card: cardDetails })
      .from(deposits)
      .leftJoin(cardDetails, eq(cardDetails.depositId, deposits.id))
      .where(ofSeller)
      .orderBy(desc(deposits.fecha), desc(deposits.id)),
    db
      .select({
        depositId: ticketPayments.depositId,
        id: tickets.id,
        Numero: tickets.numero,
        precioCents: ticketPayments.precioCents,
        Nombre: tickets.compradorNombre,
        fecha: draws.fecha,
        SorteoNumero: draws.numero,
      })
      .from(ticketPayments)
      .innerJoin(deposits, eq(deposits.id, ticketPayments.depositId))
      .innerJoin(tickets, eq(tickets.id, ticketPayments.ticketId))
      .innerJoin(draws, eq(draws.id, tickets.drawId))
      .where(ofSeller),
    db
      .select({
        depositId: personalPayments.depositId,
        id: personalPayments.id,
        montoCents: personalPayments.montoCents,
        fecha: personalPayments.fecha,
      })
      .from(personalPayments)
      .innerJoin(deposits, eq(deposits.id, personalPayments.depositId))
      .where(ofSeller)
      .orderBy(asc(personalPayments.fecha), asc(personalPayments.id)),
  ]);

  usedTickets.sort((a, b) => compareNumero(a.Numero, b.Numero) || compareNumero(a.SorteoNumero, b.SorteoNumero));
  const ticketsByDeposit = groupBy(usedTickets, (used) => used.depositId);
  const paymentsByDeposit = groupBy(usedPayments, (used) => used.depositId);
  return rows.map(({ deposit, card }) => ({
    id: deposit.id,
    Tipo: deposit.tipo,
    Monto: toUnits(deposit.montoCents),
    Fecha: dateObject(deposit.fecha),
    registros: [
      (ticketsByDeposit.get(deposit.id) ?? []).map(usedTicketOf),
      (paymentsByDeposit.get(deposit.id) ?? []).map(({ id, montoCents, fecha }): UsedPayment => ({
        id,
        Monto: toUnits(montoCents),
        Fecha: dateObject(fecha),
      })),
    ],
    tarjeta: card ? cardOf(card) : undefined,
  }));
}

type UsedRow = Omit<UsedTicket, 'Precio' | 'FechaSorteo'> & { precioCents: number; fecha: string };

const usedTicketOf = ({ id, Numero, SorteoNumero, Nombre, precioCents, fecha }: UsedRow): UsedTicket => ({
  id,
  Numero,
  SorteoNumero,
  Nombre,
  Precio: toUnits(precioCents),
  FechaSorteo: dateObject(fecha),
});

const cardOf = (card: typeof cardDetails.$inferSelect) => ({
  Issuer: card.issuer,
  Acquirer: card.acquirer,
  CodigoAutorizacion: card.codigoAutorizacion,
  FechaTransaccion: dateObject(card.fechaTransaccion),
  NumeroTarjeta: card.numeroTarjeta,
  Tipo: card.tipo,
  Cuotas: card.cuotas,
});
