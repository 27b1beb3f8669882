import { pictureLines } from './picture-lines';

const raffle = (number: string, draws: number) => ({
  number,
  draws: Array.from({ length: draws }, (_, index) => `Sorteo ${index + 1}`),
});

test('pictureLines returns all raffles while they fit', () => {
  const raffles = [raffle('1', 4), raffle('2', 4)];
  expect(pictureLines(raffles)).toEqual({ shown: raffles, more: '' });
});

test.each([
  [3, 'y 1 rifa más'],
  [5, 'y 3 rifas más'],
])('pictureLines of %d raffles counts the raffles that do not fit', (count, more) => {
  const raffles = Array.from({ length: count }, (_, index) => raffle(String(index), 4));
  expect(pictureLines(raffles)).toEqual({ shown: raffles.slice(0, 2), more });
});

test('pictureLines returns the first raffle whole, however many draws it has', () => {
  const raffles = [raffle('1', 30), raffle('2', 1)];
  expect(pictureLines(raffles)).toEqual({ shown: raffles.slice(0, 1), more: 'y 1 rifa más' });
});

test('pictureLines returns more raffles where raffles are sold whole', () => {
  const raffles = Array.from({ length: 14 }, (_, index) => raffle(String(index), 0));
  expect(pictureLines(raffles)).toEqual({ shown: raffles.slice(0, 12), more: 'y 2 rifas más' });
});
