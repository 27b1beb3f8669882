import { depositOf } from '@rifas/shared/testing';
import { usedTicket } from '../testing/samples';
import { searchDeposits } from './deposit-search';

const deposits = [
  depositOf({ id: 1, tickets: [usedTicket({ number: '00123', buyer: 'Begoña Peña' })] }),
  depositOf({ id: 2, tickets: [usedTicket({ number: '00456', buyer: undefined })] }),
  depositOf({ id: 3 }),
];

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['0012', [1]],
  ['PENA', [1]],
  ['456', [2]],
  ['peña 123', [1]],
  ['peña 456', []],
  ['zzz', []],
])('a search for %j finds the deposits %j', (typed, ids) => {
  expect(searchDeposits(deposits, typed).map(({ id }) => id)).toEqual(ids);
});
