import type { Raffle } from '@rifas/shared/contracts';
import type { Mode, Variant } from '@rifas/shared/deployment';
import {
  buyerOf,
  cardTypeName,
  commentOf,
  fromCents,
  raffleNumber,
  stateLabel,
  statesOf,
  ticketPrice,
  ticketsTotal,
} from '@rifas/shared/domain';
import { formatDate, type CsvValue } from '@rifas/shared/format';

type CsvRow = readonly CsvValue[];

function multiRows(raffles: readonly Raffle[], variant: Variant): CsvRow[] {
  const rows = raffles.flatMap((raffle) =>
    raffle.map((ticket) => [
      ticket.Numero,
      ticket.SorteoNumero,
      formatDate(ticket.FechaSorteo),
      fromCents(ticketPrice(ticket)),
      stateLabel(ticket.Estado, variant),
      ticket.Tipo ? cardTypeName(ticket.Tipo) : '',
      ticket.Nombre,
      commentOf(raffle),
    ]),
  );
  return [['Rifa', 'Sorteo', 'Fecha del sorteo', 'Precio', 'Estado', 'Tarjeta', 'Comprador', 'Comentario'], ...rows];
}

function singleRows(raffles: readonly Raffle[], variant: Variant): CsvRow[] {
  const rows = raffles.map((raffle) => [
    raffleNumber(raffle),
    fromCents(ticketsTotal(raffle)),
    statesOf(raffle)
      .map((state) => stateLabel(state, variant))
      .join(', '),
    buyerOf(raffle),
    commentOf(raffle),
  ]);
  return [['Rifa', 'Precio', 'Estado', 'Comprador', 'Comentario'], ...rows];
}

/** A line a ticket in multi, a line a raffle in single, without draws (D9). */
export const raffleRows = (raffles: readonly Raffle[], mode: Mode, variant: Variant): CsvRow[] =>
  mode === 'multi' ? multiRows(raffles, variant) : singleRows(raffles, variant);
