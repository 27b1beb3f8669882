import { raffleOf } from '@rifas/shared/testing';
import { withComment } from './raffle-list.api';

test('changes the comment of every ticket of that raffle, and of no other', () => {
  const raffles = [raffleOf('1', { Comentario: 'viejo' }), raffleOf('01', { Comentario: 'otro' })];
  expect(withComment(raffles, '1', 'nuevo').map((raffle) => raffle.map(({ Comentario }) => Comentario))).toEqual([
    ['nuevo', 'nuevo'],
    ['otro', 'otro'],
  ]);
});
