import { leftOutText, type ListEntry } from './left-out';

const raffle: ListEntry = { one: 'rifa', many: 'rifas' };
const withTickets: ListEntry = { ...raffle, part: { one: 'talón', many: 'talones' } };
const unnamed: ListEntry = { ...raffle, part: 'unnamed' };
const paths = (...all: string[]) => all.map((path) => ({ path, leftOut: true }));

test.each<[string, ListEntry, string[], string]>([
  ['nothing for a list that is complete', raffle, [], ''],
  ['one entry', raffle, ['[3].id'], 'No pudimos mostrar 1 rifa.'],
  ['an entry with two faults once', raffle, ['[3].id', '[3].price'], 'No pudimos mostrar 1 rifa.'],
  ['nothing of parts that have no name', raffle, ['[0][2].id'], ''],
  [
    'entries and parts in one sentence',
    withTickets,
    ['[1]', '[2][0].id', '[2][1].id'],
    'No pudimos mostrar 1 rifa y 2 talones.',
  ],
  ['parts alone', withTickets, ['[2].tickets[0]'], 'No pudimos mostrar 1 talón.'],
  [
    'nothing of the parts of an entry that went whole',
    withTickets,
    ['[1]', '[1].tickets[0]'],
    'No pudimos mostrar 1 rifa.',
  ],
  [
    'entries that lack parts without a name',
    unnamed,
    ['[2][0]', '[2][1]', '[4][0]'],
    'No pudimos mostrar una parte de 2 rifas.',
  ],
])('leftOutText names %s', (_, entry, left, text) => {
  expect(leftOutText(paths(...left), entry)).toBe(text);
});

test('leftOutText does not mention an odd value that was kept', () => {
  expect(leftOutText([{ path: '[1].id', leftOut: false }], raffle)).toBe('');
});
