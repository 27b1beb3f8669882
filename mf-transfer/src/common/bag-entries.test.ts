import { entryOf } from '../testing/samples';
import { goneNumbers, selectedEntries, sortEntries } from './bag-entries';
import { numbersText, theRaffles } from './texts';

const entries = [entryOf('00123', 'José Núñez'), entryOf('00200', 'Ana Pérez'), entryOf('00123456')];
const numbersOf = (list: readonly { readonly number: string }[]) => list.map(({ number }) => number);

test('raffle numbers are texts, sorted as numbers', () => {
  expect(numbersOf(sortEntries([entryOf('100'), entryOf('0020'), entryOf('3')]))).toEqual(['3', '0020', '100']);
});

test('a raffle that left the list is no longer selected, and counts as gone', () => {
  expect(numbersOf(selectedEntries(entries, ['00999', '00200']))).toEqual(['00200']);
  expect(goneNumbers(entries, ['00999', '00200'])).toEqual(['00999']);
});

test('raffles are named up to ten, and the rest is counted', () => {
  const twelve = Array.from({ length: 12 }, (_, index) => String(index + 1));
  expect(theRaffles(['7'])).toBe('la rifa 7');
  expect(theRaffles(['7', '8', '9'])).toBe('las rifas 7, 8 y 9');
  expect(numbersText(twelve.slice(0, 11))).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10 y 11');
  expect(numbersText(twelve)).toBe('1, 2, 3, 4, 5, 6, 7, 8, 9, 10 y 2 más');
});
