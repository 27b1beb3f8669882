import { ticketOf } from '@rifas/shared/testing';
import { raffleRows, ticketRows } from './raffle-export';

const raffle = [
  ticketOf({ draw: '1', price: 20.5, state: 'paid', cardType: 'debit', buyer: 'Ana', comment: 'llamar' }),
  ticketOf({ id: 2, draw: '2', price: 20, state: 'requested', buyer: 'Ana', comment: 'llamar' }),
];

test('ticketRows returns one line for each ticket, with its draw', () => {
  expect(ticketRows([raffle], 'dtyt')).toEqual([
    ['Rifa', 'Sorteo', 'Fecha del sorteo', 'Precio', 'Estado', 'Tarjeta', 'Comprador', 'Comentario'],
    ['00123', '1', '15/03/2999', 20.5, 'Pago', 'Débito', 'Ana', 'llamar'],
    ['00123', '2', '15/03/2999', 20, 'Solicitada', '', 'Ana', 'llamar'],
  ]);
});

test('raffleRows returns one line for each raffle, without draws and with the names of states in the variant', () => {
  expect(raffleRows([raffle], 'ccee')).toEqual([
    ['Rifa', 'Precio', 'Estado', 'Comprador', 'Comentario'],
    ['00123', 40.5, 'Para entregar, Pago', 'Ana', 'llamar'],
  ]);
});

test('the export writes "Sin precio" for a missing price and leaves other missing values empty', () => {
  const odd = [ticketOf({ priceCents: undefined, state: 'unknown', stateText: 'En revisión', drawDate: undefined })];
  expect(ticketRows([odd], 'dtyt')[1]).toEqual(['00123', '1', '', 'Sin precio', 'En revisión', '', undefined, '']);
  expect(raffleRows([odd], 'dtyt')[1]).toEqual(['00123', 'Sin precio', 'En revisión', undefined, '']);
});
