import { cents } from '@rifas/shared/domain';
import { stillToSell } from './still-to-sell';

const PRICES = { costoTalon: 20, cantidadTalones: 5 };

test('What is owed is counted in tickets, and in whole raffles where those are sold.', () => {
  const owed = { outcome: 'owed', difference: cents(224000) } as const;
  expect(stillToSell(owed, 'multi', PRICES)).toBe(112);
  expect(stillToSell(owed, 'single', PRICES)).toBe(23);
});

test('A rest that is less than a ticket still takes one.', () => {
  expect(stillToSell({ outcome: 'owed', difference: cents(1) }, 'multi', PRICES)).toBe(1);
});

test.each(['favour', 'settled', 'unknown'] as const)('Nothing is left to sell where the trip is %s.', (outcome) => {
  expect(stillToSell({ outcome, difference: outcome === 'unknown' ? undefined : cents(500) }, 'multi', PRICES)).toBe(0);
});
