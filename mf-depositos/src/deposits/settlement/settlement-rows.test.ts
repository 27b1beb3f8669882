import { dateOf, depositOf } from '@rifas/shared/testing';
import { cardDeposit, usedPayment, usedTicket } from '../../testing/samples';
import { settlementRows } from './settlement-rows';

const today = dateOf('2026-11-21');
const deposit = depositOf({
  id: 5,
  amount: 100.1,
  date: dateOf('2026-05-01'),
  tickets: [usedTicket()],
  payments: [usedPayment()],
});

test('multi mode has one line for each deposit and each use, with the amounts as numbers in their own columns', () => {
  expect(settlementRows([deposit], 'bank', 'multi', today)).toEqual([
    [
      'Depósito',
      'Fecha',
      'Concepto',
      'Rifa',
      'Sorteo',
      'Fecha del sorteo',
      'Comprador',
      'Depositado',
      'Usado',
      'Saldo',
    ],
    [5, '01/05/2026', 'Depósito bancario', undefined, undefined, undefined, undefined, 100.1, undefined, 64.6],
    [5, undefined, 'Talón', '00123', '1', '15/03/2999', 'Carla', undefined, 20, undefined],
    [5, '02/06/2026', 'Pago personal', undefined, undefined, undefined, undefined, undefined, 15.5, undefined],
  ]);
});

test('single mode has lines of raffles without draws', () => {
  const [header, , raffle] = settlementRows([deposit], 'bank', 'single', today);
  expect(header).toEqual(['Depósito', 'Fecha', 'Concepto', 'Rifa', 'Comprador', 'Depositado', 'Usado', 'Saldo']);
  expect(raffle).toEqual([5, undefined, 'Rifa', '00123', 'Carla', undefined, 20, undefined]);
});

test('the lines of card payments have the columns of the card', () => {
  const [header, line] = settlementRows([cardDeposit], 'card', 'single', today);
  const cell = (column: string) => line?.[header!.indexOf(column)];
  expect(cell('Concepto')).toBe('Pago con tarjeta');
  expect(cell('Emisor')).toBe('Banco Sur');
  expect(cell('Número de tarjeta')).toBe('4111********1111');
  expect(cell('Cuotas')).toBe('3');
  expect(cell('Tipo de pago')).toBe('Crédito');
});

test('unknown values are written as words, and no figure is computed from them', () => {
  const odd = depositOf({
    id: 6,
    amountCents: undefined,
    date: undefined,
    tickets: [usedTicket({ priceCents: undefined, draw: undefined, drawDate: undefined })],
    payments: [usedPayment({ amountCents: undefined, date: undefined })],
  });
  const [, line, ticket, payment] = settlementRows([odd], 'bank', 'single', today);
  expect(line).toEqual([6, '', 'Depósito bancario', undefined, undefined, 'Sin dato', undefined, 'Saldo desconocido']);
  expect(ticket).toEqual([6, undefined, 'Rifa', '00123', 'Carla', undefined, 'Sin precio', undefined]);
  expect(payment).toEqual([6, '', 'Pago personal', undefined, undefined, undefined, 'Sin dato', undefined]);
});
