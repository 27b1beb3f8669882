import { isId } from './id';

test.each([[7], [0], ['7f3a-11'], ['0']])('%p is a valid id from an API.', (value) => {
  expect(isId(value)).toBe(true);
});

test.each([[''], [1.5], [Number.NaN], [2 ** 60], [null], [undefined], [true], [{}], [['7']]])(
  '%p is not a valid id.',
  (value) => {
    expect(isId(value)).toBe(false);
  },
);
