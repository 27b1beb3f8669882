import fc from 'fast-check';
import { isEmail, normalizeEmail } from './email';

test.each([
  'a@b.uy',
  'ana@example.com',
  'ana.maria-paz_1@sub-dominio.example.com.uy',
  '_@_.__',
  '1@2.34',
  'a-b.c-d@x-y.org',
  'A@B.CO',
])('the email %s is accepted', (email) => expect(isEmail(email)).toBe(true));

test.each([
  '',
  'ana',
  '@b.uy',
  'ana@',
  'ana@b',
  'ana@.uy',
  'ana@b.',
  'ana@b.c',
  'ana@b.info',
  'ana+rifas@b.uy',
  'ana..b@c.uy',
  '.ana@b.uy',
  'ana.@b.uy',
  'ana@b..uy',
  'ana@b.c-uy',
  'ana@b-uy',
  'ana@@b.uy',
  'ana@b@c.uy',
  'ñandú@b.uy',
  'ana @b.uy',
  ' ana@b.uy',
  'ana@b.uy\n',
  'ana@b.com;c@d.com',
])('the email %j is refused', (email) => expect(isEmail(email)).toBe(false));

test('isEmail agrees with the usual regular expression on short texts of all shapes', () => {
  const usual = /^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$/;
  const part = fc.constantFrom('a', 'bc', 'def', 'ghij', '_', '9', '.', '-', '@', '+', 'ñ');
  fc.assert(
    fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
      const text = parts.join('');
      expect(isEmail(text)).toBe(usual.test(text));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['one long word', 'a'.repeat(50_000)],
  ['separators all along', `${'a-'.repeat(25_000)}!`],
  ['a long domain with a bad end', `a@${'b.'.repeat(25_000)}!`],
  ['suffixes without end', `a@b${'.co'.repeat(16_000)}!`],
  ['an accepted long one', `${'a.'.repeat(25_000)}a@b.uy`],
])('isEmail reads hostile input only once: %s', (_case, text) => {
  const reads = jest.spyOn(String.prototype, 'charCodeAt');
  isEmail(text);
  const count = reads.mock.calls.length;
  reads.mockRestore();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThanOrEqual(text.length);
});

test('emails are trimmed and lower-cased', () => expect(normalizeEmail('  Ana@Example.COM\n')).toBe('ana@example.com'));

test('isEmail accepts letters, digits and the underscore, and not the characters next to them in ASCII', () => {
  for (const word of ['a', 'z', 'A', 'Z', '0', '9', '_']) expect(isEmail(`${word}@b.uy`)).toBe(true);
  for (const near of ['`', '{', '@', '[', '/', ':']) expect(isEmail(`${near}@b.uy`)).toBe(false);
});
