import { knownTotal } from '@rifas/shared/domain';
import { raffleOf } from '@rifas/shared/testing';
import { linkCount, priceLines, purchasedRaffles, rafflesOf } from './link-raffles';
import { linkOf } from './link-samples.testing';

test('raffles come by number, leading zeros kept', () => {
  const link = linkOf({ raffles: [raffleOf('100'), raffleOf('00020'), raffleOf('3')] });
  expect(purchasedRaffles(rafflesOf(link), 'single')).toEqual([
    { number: '3', draws: [] },
    { number: '00020', draws: [] },
    { number: '100', draws: [] },
  ]);
});

test('multi keeps the draws of each raffle', () => {
  expect(purchasedRaffles([raffleOf('3', { draws: 3 })], 'multi')).toEqual([{ number: '3', draws: ['1', '2', '3'] }]);
});

test('counts talones in multi and rifas in single', () => {
  const raffles = rafflesOf(linkOf());
  expect(linkCount(raffles, 'multi')).toBe('4 talones');
  expect(linkCount(raffles, 'single')).toBe('2 rifas');
});

test('one line per ticket in multi, one with the sum in single', () => {
  const raffle = raffleOf('3', { draws: 3 });
  expect(priceLines(raffle, 'multi').map(({ tickets, ticket }) => [ticket?.draw, knownTotal(tickets)])).toEqual([
    ['1', 2000],
    ['2', 2000],
    ['3', 2000],
  ]);
  expect(priceLines(raffle, 'single').map(({ tickets, ticket }) => [ticket, knownTotal(tickets)])).toEqual([
    [undefined, 6000],
  ]);
});
