import { raffleOf } from '@rifas/shared/testing';
import { withComment } from './raffle-list.api';

test('changes the comment of every ticket of that raffle, and of no other', () => {
  const raffles = [raffleOf('1', { comment: 'viejo' }), raffleOf('01', { comment: 'otro' })];
  expect(withComment(raffles, '1', 'nuevo').map((raffle) => raffle.map(({ comment }) => comment))).toEqual([
    ['nuevo', 'nuevo'],
    ['otro', 'otro'],
  ]);
});
