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

// With quadratic time, each of these would run for hours.
test.each([
  ['one long word', 'a'.repeat(1_000_000), false],
  ['separators all along', `${'a-'.repeat(500_000)}!`, false],
  ['a long domain with a bad end', `a@${'b.'.repeat(500_000)}!`, false],
  ['a long word in the domain', `a@${'b'.repeat(1_000_000)}!`, false],
  ['suffixes without end', `a@b${'.co'.repeat(300_000)}!`, false],
  ['an accepted long one', `${'a.'.repeat(500_000)}a@b.uy`, true],
])('isEmail ends for a million characters of hostile input: %s', (_case, text, accepted) =>
  expect(isEmail(text)).toBe(accepted),
);

test('emails are trimmed and lower-cased', () => expect(normalizeEmail('  Ana@Example.COM\n')).toBe('ana@example.com'));

test('isEmail accepts letters, digits and the underscore, and not the characters next to them in ASCII', () => {
  for (const word of ['a', 'z', 'A', 'Z', '0', '9', '_']) expect(isEmail(`${word}@b.uy`)).toBe(true);
  for (const near of ['`', '{', '@', '[', '/', ':']) expect(isEmail(`${near}@b.uy`)).toBe(false);
});

test('an email is normalised without the invisible characters of a copied text', () => {
  expect(normalizeEmail('\u202a\u200b Ana@Example.com\u00a0\u200b\u202c')).toBe('ana@example.com');
});
