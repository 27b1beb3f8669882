import { isolated, joined } from './joined';

test.each([
  [['Carla', undefined, '', false, '2 talones'] as const, 'Carla · 2 talones'],
  [[undefined] as const, ''],
])('The known parts of %j stand in one line.', (parts, line) => expect(joined(parts)).toBe(line));

test.each(['رامي', 'דָּוִד'])(
  'The name %s, written from right to left, does not change the order of the text after it.',
  (name) => {
    expect(joined([name, '1 talón'])).toBe(`\u2068${name}\u2069 · 1 talón`);
  },
);

test('A name written from right to left is isolated in a sentence.', () =>
  expect(isolated('دانا')).toBe('\u2068دانا\u2069'));

test.each(['Lucía\u202e', '\u2067Lucía', '\u202bLu\u202ccía'])('The name %j does not turn the text after it.', (name) =>
  expect(isolated(name)).toBe('Lucía'),
);

test.each(['Lucía', '', 'José-María O’Neill'])('The name %j is not changed.', (name) =>
  expect(isolated(name)).toBe(name),
);
