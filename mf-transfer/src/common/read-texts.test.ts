import { readTexts } from './read-texts';

test.each([
  [
    ['1', '2'],
    ['1', '2'],
  ],
  [['1', null, 2], ['1']],
  ['x', []],
  [undefined, []],
])('%j holds the texts %j', (stored, texts) => {
  expect(readTexts(stored)).toEqual(texts);
});
