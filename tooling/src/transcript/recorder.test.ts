import { printedText } from './recorder';

test('A recorded table keeps the indent of its first line, and loses colours and the blank lines around it.', () => {
  const table = '  mf-auth  1.1.0  \u001B[2mruns in dtyt\u001B[22m\n  mf-auth  1.0.0';
  expect(printedText(`\n \n${table}\n\n`)).toBe('  mf-auth  1.1.0  runs in dtyt\n  mf-auth  1.0.0');
});
