import { cents } from '@rifas/shared/domain';
import { stillToSell } from './still-to-sell';

const settings = {
  costoTalon: 20,
  cantidadTalones: 5,
  precioCredito: 5290,
  precioDebito: 4990,
  preguntarTipoTarjeta: false,
};
const byTicket = { variant: 'dtyt', mode: 'multi', settings } as const;
const byRaffle = { variant: 'dtyt', mode: 'single', settings } as const;

test('The amount owed is counted in tickets, and in whole raffles where raffles are sold whole.', () => {
  const owed = { outcome: 'owed', difference: cents(224000) } as const;
  expect(stillToSell(owed, byTicket)).toBe(112);
  expect(stillToSell(owed, byRaffle)).toBe(23);
});

test('The lower price counts where the price depends on the card type.', () => {
  const owed = { outcome: 'owed', difference: cents(59_398_000) } as const;
  expect(stillToSell(owed, { ...byRaffle, variant: 'ccee' })).toBe(24);
  expect(stillToSell(owed, { ...byTicket, variant: 'ccee' })).toBe(120);
});

test('An amount owed below the price of a ticket counts as one ticket.', () => {
  expect(stillToSell({ outcome: 'owed', difference: cents(1) }, byTicket)).toBe(1);
});

test.each(['favour', 'settled', 'unknown'] as const)('Nothing is left to sell where the trip is %s.', (outcome) => {
  expect(stillToSell({ outcome, difference: outcome === 'unknown' ? undefined : cents(500) }, byTicket)).toBe(0);
});
