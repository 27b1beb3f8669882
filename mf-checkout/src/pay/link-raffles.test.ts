import { raffleOf } from '@rifas/shared/testing';
import { purchasedRaffles, rafflesOf } from './link-raffles';
import { linkOf } from './link-samples.testing';

test('raffles are sorted by number, and keep their leading zeros', () => {
  const link = linkOf({ raffles: [raffleOf('100'), raffleOf('00020'), raffleOf('3')] });
  expect(purchasedRaffles(rafflesOf(link), 'single')).toEqual([
    { number: '3', draws: [] },
    { number: '00020', draws: [] },
    { number: '100', draws: [] },
  ]);
});

test('multi mode keeps the draws of each raffle', () => {
  expect(purchasedRaffles([raffleOf('3', { draws: 3 })], 'multi')).toEqual([{ number: '3', draws: ['1', '2', '3'] }]);
});
