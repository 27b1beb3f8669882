import { fullName, sellerOf } from './passenger';

test.each([
  ['Ana', 'Paz', 'Ana Paz'],
  ['Ana', '', 'Ana'],
  ['', 'Paz', 'Paz'],
  ['', '', ''],
])('A passenger of first name "%s" and last name "%s" is called "%s".', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});

test('A seller is identified by the id, else by the name, and not at all without both.', () => {
  const ana = { firstName: 'Ana', lastName: 'Paz' };
  expect(sellerOf({ ...ana, passengerId: 0 })).toBe(0);
  expect(sellerOf({ ...ana, passengerId: undefined })).toBe('Ana Paz');
  expect(sellerOf({ firstName: '', lastName: '', passengerId: undefined })).toBeUndefined();
});
