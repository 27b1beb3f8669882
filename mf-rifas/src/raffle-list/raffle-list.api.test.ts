import { raffleOf } from '@rifas/shared/testing';
import { withComment } from './raffle-list.api';

test('withComment changes the comment of every ticket of one raffle, and of no other raffle', () => {
  const raffles = [raffleOf('1', { comment: 'viejo' }), raffleOf('01', { comment: 'otro' })];
  expect(withComment(raffles, '1', 'nuevo').map((raffle) => raffle.map(({ comment }) => comment))).toEqual([
    ['nuevo', 'nuevo'],
    ['otro', 'otro'],
  ]);
});
