import { fullName } from './passenger';

test.each([
  ['Ana', 'Paz', 'Ana Paz'],
  ['Ana', '', 'Ana'],
  ['', 'Paz', 'Paz'],
  ['', '', ''],
])('A passenger of first name "%s" and last name "%s" is called "%s".', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name);
});
