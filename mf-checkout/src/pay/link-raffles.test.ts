import { cents } from '@rifas/shared/domain';
import { raffleOf } from '@rifas/shared/testing';
import { linkCount, priceLines, purchasedRaffles, rafflesOf, sellerName } from './link-raffles';
import { linkOf } from './link.samples';

test('raffles come by number, leading zeros kept (D10)', () => {
  const link = linkOf({ talones: [raffleOf('100'), raffleOf('00020'), raffleOf('3')] });
  expect(purchasedRaffles(rafflesOf(link), 'single')).toEqual([
    { number: '3', draws: [] },
    { number: '00020', draws: [] },
    { number: '100', draws: [] },
  ]);
});

test('multi keeps the draws of each raffle', () => {
  expect(purchasedRaffles([raffleOf('3', { draws: 3 })], 'multi')).toEqual([{ number: '3', draws: ['1', '2', '3'] }]);
});

test('counts talones in multi and rifas in single (D9)', () => {
  const raffles = rafflesOf(linkOf());
  expect(linkCount(raffles, 'multi')).toBe('4 talones');
  expect(linkCount(raffles, 'single')).toBe('2 rifas');
});

test('one line per ticket in multi, one with the sum in single (D9)', () => {
  const raffle = raffleOf('3', { draws: 3 });
  const priceOf = (tickets: readonly unknown[]) => cents(tickets.length * 2000);
  expect(priceLines(raffle, 'multi', priceOf).map(({ price, ticket }) => [ticket?.SorteoNumero, price])).toEqual([
    ['1', 2000],
    ['2', 2000],
    ['3', 2000],
  ]);
  expect(priceLines(raffle, 'single', priceOf).map(({ price, ticket }) => [ticket, price])).toEqual([
    [undefined, 6000],
  ]);
});

test('a seller without a last name has no stray space', () => {
  expect(sellerName(linkOf({ persona: { Nombres: 'Ana', Apellidos: '' } }))).toBe('Ana');
});
