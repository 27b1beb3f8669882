import { demoSettings, raffleOf } from '@rifas/shared/testing';
import { totalsOf } from './charge-totals';

const raffles = [raffleOf('1', { Precio: 20.1 }), raffleOf('2', { draws: 1, firstId: 9, Precio: 15 })];

test('dtyt adds the prices of the tickets', () => {
  expect(totalsOf(raffles, 'dtyt', demoSettings)).toEqual([{ label: 'Total', amount: 5520 }]);
});

test('ccee multiplies the fixed prices of the settings by the number of tickets', () => {
  expect(totalsOf(raffles, 'ccee', { ...demoSettings, precioCredito: 5290, precioDebito: 4990 })).toEqual([
    { label: 'Total con crédito', card: 'Crédito', amount: 1587000 },
    { label: 'Total con débito', card: 'Débito', amount: 1497000 },
  ]);
});
