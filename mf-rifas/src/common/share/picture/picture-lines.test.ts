import { pictureLines } from './picture-lines';

const raffle = (number: string, draws: number) => ({
  number,
  draws: Array.from({ length: draws }, (_, index) => `Sorteo ${index + 1}`),
});

test('shows all raffles while they fit', () => {
  const raffles = [raffle('1', 4), raffle('2', 4)];
  expect(pictureLines(raffles)).toEqual({ shown: raffles, more: '' });
});

test.each([
  [3, 'y 1 rifa más'],
  [5, 'y 3 rifas más'],
])('of %d raffles, counts those for which there is no room', (count, more) => {
  const raffles = Array.from({ length: count }, (_, index) => raffle(String(index), 4));
  expect(pictureLines(raffles)).toEqual({ shown: raffles.slice(0, 2), more });
});

test('one raffle is shown whole, however many draws it has', () => {
  const raffles = [raffle('1', 30), raffle('2', 1)];
  expect(pictureLines(raffles)).toEqual({ shown: raffles.slice(0, 1), more: 'y 1 rifa más' });
});

test('raffles that are sold whole take less room', () => {
  const raffles = Array.from({ length: 14 }, (_, index) => raffle(String(index), 0));
  expect(pictureLines(raffles)).toEqual({ shown: raffles.slice(0, 12), more: 'y 2 rifas más' });
});
