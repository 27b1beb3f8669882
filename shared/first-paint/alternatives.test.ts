import { alternativesOf } from './alternatives';

const whens = (found: readonly { when: object }[]) => found.map(({ when }) => when);

test('A page without a question is drawn once, for every deployment.', () => {
  expect(alternativesOf(() => 'x')).toEqual([{ when: {}, drawn: 'x' }]);
});

test('Each combination of answers is drawn, and a question is asked only where an earlier answer leads to it.', () => {
  const found = alternativesOf((choose) =>
    choose('variant', ['dtyt', 'ccee']) === 'ccee' ? 'fixed' : choose('asks', [true, false]) ? 'asks' : 'quiet',
  );
  expect(found).toHaveLength(3);
  expect(found).toEqual(
    expect.arrayContaining([
      { when: { variant: 'ccee' }, drawn: 'fixed' },
      { when: { variant: 'dtyt', asks: true }, drawn: 'asks' },
      { when: { variant: 'dtyt', asks: false }, drawn: 'quiet' },
    ]),
  );
});

test('A question that is asked twice in a drawing gets the same answer.', () => {
  const found = alternativesOf((choose) => choose('a', [true, false]) === choose('a', [true, false]));
  expect(found.map(({ drawn }) => drawn)).toEqual([true, true]);
  expect(whens(found)).toEqual([{ a: true }, { a: false }]);
});

test('No two drawings belong to the same deployment.', () => {
  const found = alternativesOf((choose) => {
    if (choose('a', [true, false])) choose('b', ['1', '2', '3']);
    choose('c', [true, false]);
  });
  expect(found).toHaveLength(8);
  expect(new Set(whens(found).map((when) => JSON.stringify(when))).size).toBe(8);
});

test('A page that depends on too many values of the deployment is refused with their names.', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(() => alternativesOf((choose) => names.map((name) => choose(name, [true, false])))).toThrow(
    'It hangs on too much of the deployment: a, b, c, d, e, f, g.',
  );
});
