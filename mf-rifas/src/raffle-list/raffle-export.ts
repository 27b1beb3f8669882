import {
  buyerOf,
  cardTypeName,
  commentOf,
  fromCents,
  knownTotal,
  raffleNumber,
  stateLabel,
  type Cents,
  type Raffle,
  type Ticket,
  type Variant,
} from '@rifas/shared/domain';
import { formatDate, NO_PRICE, type CsvValue } from '@rifas/shared/format';
import { ticketsByState } from './tickets-by-state';

type CsvRow = readonly CsvValue[];

const priceCell = (price: Cents | undefined): CsvValue => (price === undefined ? NO_PRICE : fromCents(price));

const statesCell = (raffle: Raffle, variant: Variant): string =>
  ticketsByState(raffle)
    .map(({ sample }) => stateLabel(sample, variant))
    .join(', ');

/** A header, and a line for each ticket. */
export function ticketRows(raffles: readonly Raffle[], variant: Variant): CsvRow[] {
  const rowOf = (ticket: Ticket, comment: string): CsvRow => [
    ticket.number,
    ticket.draw,
    formatDate(ticket.drawDate),
    priceCell(ticket.priceCents),
    stateLabel(ticket, variant),
    ticket.cardType ? cardTypeName(ticket.cardType) : '',
    ticket.buyer,
    comment,
  ];
  return [
    ['Rifa', 'Sorteo', 'Fecha del sorteo', 'Precio', 'Estado', 'Tarjeta', 'Comprador', 'Comentario'],
    ...raffles.flatMap((raffle) => raffle.map((ticket) => rowOf(ticket, commentOf(raffle)))),
  ];
}

/** A header, and a line without draws for each raffle. */
export const raffleRows = (raffles: readonly Raffle[], variant: Variant): CsvRow[] => [
  ['Rifa', 'Precio', 'Estado', 'Comprador', 'Comentario'],
  ...raffles.map((raffle) => [
    raffleNumber(raffle),
    priceCell(knownTotal(raffle)),
    statesCell(raffle, variant),
    buyerOf(raffle),
    commentOf(raffle),
  ]),
];
