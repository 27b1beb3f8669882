import { pictureLines } from './picture-lines';

const rafflesOf = (...counts: readonly number[]) =>
  counts.map((draws, at) => ({
    number: String(at),
    draws: Array.from({ length: draws }, (_, index) => `Sorteo ${index + 1}`),
  }));

test.each([
  ['all raffles while they fit', rafflesOf(4, 4), 2, ''],
  ['the raffles that fit, and counts one other', rafflesOf(4, 4, 4), 2, 'y 1 rifa más'],
  ['the raffles that fit, and counts the others', rafflesOf(4, 4, 4, 4, 4), 2, 'y 3 rifas más'],
  ['the first raffle whole, however many draws it has', rafflesOf(30, 1), 1, 'y 1 rifa más'],
  ['more raffles where raffles are sold whole', rafflesOf(...Array<number>(14).fill(0)), 12, 'y 2 rifas más'],
])('pictureLines returns %s', (_what, raffles, fitting, more) => {
  expect(pictureLines(raffles)).toEqual({ shown: raffles.slice(0, fitting), more });
});
