import { foldText } from './fold';

test.each([
  ['Peña', 'pena'],
  [' ÁÉÍÓÚ Ü ', 'aeiou u'],
  ['00123', '00123'],
  ['', ''],
])('the text %j is folded to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
