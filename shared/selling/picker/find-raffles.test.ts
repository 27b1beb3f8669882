import { raffleFinder } from './find-raffles';

const entries = [
  ['00123', 'José Núñez'],
  ['00200', 'Ana Pérez'],
  ['00123456', undefined],
] as const;

test.each([
  ['', ['00123', '00200', '00123456']],
  ['  ', ['00123', '00200', '00123456']],
  ['123', ['00123', '00123456']],
  ['jose', ['00123']],
  ['NUÑEZ', ['00123']],
  ['pérez ana', ['00200']],
  ['ana 200', ['00200']],
  ['nadie', []],
])('the search for %p finds %j', (typed, numbers) => {
  expect(entries.filter(([number, name]) => raffleFinder(typed)(number, [name])).map(([number]) => number)).toEqual(
    numbers,
  );
});

test('the words of a search may be in different names of a raffle', () => {
  const isFound = raffleFinder('ana paz');
  expect(isFound('1', ['Ana', 'Luis Paz'])).toBe(true);
  expect(isFound('1', ['Ana'])).toBe(false);
  expect(isFound('1')).toBe(false);
});
