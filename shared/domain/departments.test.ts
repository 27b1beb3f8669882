import { DEPARTMENTS, UNKNOWN_DEPARTMENT } from './departments';

test('the list has the 19 departments, each once, in alphabetical order', () => {
  expect(new Set(DEPARTMENTS).size).toBe(19);
  expect([...DEPARTMENTS].sort((a, b) => a.localeCompare(b, 'es'))).toEqual([...DEPARTMENTS]);
  expect(DEPARTMENTS).not.toContain(UNKNOWN_DEPARTMENT);
});
