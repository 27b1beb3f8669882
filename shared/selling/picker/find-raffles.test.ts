import { raffleFinder } from './find-raffles';

const entries = [
  ['00123', 'José Núñez'],
  ['00200', 'Ana Pérez'],
  ['00123456', undefined],
  ['00300', "Inés D'Angelo-Ruiz"],
  ['B-7', 'Eva'],
] as const;

test.each([
  ['', ['00123', '00200', '00123456', '00300', 'B-7']],
  ['  ', ['00123', '00200', '00123456', '00300', 'B-7']],
  ['123', ['00123', '00123456']],
  ['jose', ['00123']],
  ['NUÑEZ', ['00123']],
  ['pérez ana', ['00200']],
  ['ana 200', ['00200']],
  ['d’angelo', ['00300']],
  ['D´Angelo Ruiz', ['00300']],
  ['ana-pérez', ['00200']],
  ['00200 - Ana', ['00200']],
  ['#123', ['00123', '00123456']],
  ['00200.', ['00200']],
  ['?', []],
  ['b-7', ['B-7']],
  ['rifa 123', ['00123', '00123456']],
  ['Rifa 00200, Ana', ['00200']],
  ['Ana rifas 200', ['00200']],
  ['talón 00200', ['00200']],
  ['Rifa Nº 200', ['00200']],
  ['n°200', ['00200']],
  ['Nro. 200', ['00200']],
  ['Rifa: #200', ['00200']],
  ['rifa', []],
  ['rifa ana', []],
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
