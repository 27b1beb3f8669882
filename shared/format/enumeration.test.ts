import { enumerated } from './enumeration';

test.each([
  [[], ''],
  [['00123'], '00123'],
  [['00123', '00124'], '00123 y 00124'],
  [['1', '2', '3'], '1, 2 y 3'],
])('the list %j is written as %j', (items, text) => {
  expect(enumerated(items)).toBe(text);
});
