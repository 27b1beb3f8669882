import { storedFields, storedTexts, storedTickets } from './stored';

test.each([
  [
    ['1', '2'],
    ['1', '2'],
  ],
  [['1', null, 2], ['1']],
  ['x', []],
  [undefined, []],
])('the stored value %j holds the texts %j', (stored, texts) => {
  expect(storedTexts(stored)).toEqual(texts);
});

test('stored tickets of another shape are left out', () => {
  const ticket = { id: 7, number: '00123', draw: '1' };
  expect(storedTickets([ticket, null, { ...ticket, id: '' }, { id: 8 }, 'x'])).toEqual([ticket]);
  expect(storedTickets({ length: 1 })).toEqual([]);
});

test('a form restores the fields that it still has, with values of the same type', () => {
  const empty = { name: '', absorbs: false };
  expect(storedFields({ name: 'Ana', absorbs: 'yes', other: 1 }, empty)).toEqual({ name: 'Ana', absorbs: false });
  expect(storedFields(undefined, empty)).toEqual(empty);
  expect(storedFields(null, empty)).toEqual(empty);
});
