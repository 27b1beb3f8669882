import { ticketOf } from '@rifas/shared/testing';
import { raffleRows } from './raffle-export';

const raffle = [
  ticketOf({ SorteoNumero: '1', Precio: 20.5, Estado: 'Pago', Tipo: 'Debito', Nombre: 'Ana', Comentario: 'llamar' }),
  ticketOf({ id: 2, SorteoNumero: '2', Precio: 20, Estado: 'Solicitada', Nombre: 'Ana', Comentario: 'llamar' }),
];

test('multi: a line for each ticket, with its draw', () => {
  expect(raffleRows([raffle], 'multi', 'dtyt')).toEqual([
    ['Rifa', 'Sorteo', 'Fecha del sorteo', 'Precio', 'Estado', 'Tarjeta', 'Comprador', 'Comentario'],
    ['00123', '1', '15/03/2027', 20.5, 'Pago', 'Débito', 'Ana', 'llamar'],
    ['00123', '2', '15/03/2027', 20, 'Solicitada', '', 'Ana', 'llamar'],
  ]);
});

test('single: a line for each raffle, without draws, states by their name in the variant', () => {
  expect(raffleRows([raffle], 'single', 'ccee')).toEqual([
    ['Rifa', 'Precio', 'Estado', 'Comprador', 'Comentario'],
    ['00123', 40.5, 'Para entregar, Pago', 'Ana', 'llamar'],
  ]);
});
