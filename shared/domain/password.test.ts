import { isAcceptablePassword, isStrongPassword, PASSWORD_HINT, PASSWORD_SPECIALS } from './password';

test.each([
  ['Rifas2026!', true, true],
  ['Rifas26.', true, true],
  ['Rifas 2026 ñ%!', true, true],
  ['Rifas2026', true, false],
  ['Rifas2026%', true, false],
  ['Rif26!a', false, false],
  ['Rif2!😀😀', false, false],
  ['Rif26!😀😀', true, true],
  ['rifas2026!', false, false],
  ['RIFAS2026!', false, false],
  ['RifasRifas!', false, false],
  ['', false, false],
])('the password %j passes the second check: %p, and the full rule: %p', (password, acceptable, strong) => {
  expect(isAcceptablePassword(password)).toBe(acceptable);
  expect(isStrongPassword(password)).toBe(strong);
});

test('each special character of the hint makes a password strong', () => {
  for (const special of PASSWORD_SPECIALS) expect(isStrongPassword(`Rifas2026${special}`)).toBe(true);
  expect(PASSWORD_HINT).toBe(
    'La contraseña debe tener al menos una mayúscula, una minúscula, un número, un carácter especial (!@#$&*.) y un mínimo de 8 caracteres',
  );
});
