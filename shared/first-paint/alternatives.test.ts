import { alternativesOf } from './alternatives';

const whens = (found: readonly { when: object }[]) => found.map(({ when }) => when);

test('What asks nothing is drawn once, for every deployment.', () => {
  expect(alternativesOf(() => 'x')).toEqual([{ when: {}, drawn: 'x' }]);
});

test('Every way to answer is drawn, and a question that only one answer leads to is asked only there.', () => {
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

test('The same question twice in a drawing has one answer.', () => {
  const found = alternativesOf((choose) => choose('a', [true, false]) === choose('a', [true, false]));
  expect(found.map(({ drawn }) => drawn)).toEqual([true, true]);
  expect(whens(found)).toEqual([{ a: true }, { a: false }]);
});

test('No two drawings hold in the same deployment.', () => {
  const found = alternativesOf((choose) => {
    if (choose('a', [true, false])) choose('b', ['1', '2', '3']);
    choose('c', [true, false]);
  });
  expect(found).toHaveLength(8);
  expect(new Set(whens(found).map((when) => JSON.stringify(when))).size).toBe(8);
});

test('A page that hangs on too much is refused with what it hangs on.', () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  expect(() => alternativesOf((choose) => names.map((name) => choose(name, [true, false])))).toThrow(
    'It hangs on too much of the deployment: a, b, c, d, e, f, g.',
  );
});
