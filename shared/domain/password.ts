const PASSWORD_MIN_LENGTH = 8;
/** Longer than any typed password and short enough to hash. Forms and API use the same limit. */
export const PASSWORD_MAX_LENGTH = 200;

/** The special characters of both password forms; other characters are allowed too. */
export const PASSWORD_SPECIALS = '!@#$&*.';

/** The rule in words. The text is fixed. */
export const PASSWORD_HINT =
  'La contraseña debe tener al menos una mayúscula, una minúscula, un número, ' +
  `un carácter especial (${PASSWORD_SPECIALS}) y un mínimo de 8 caracteres`;

/**
 * The second check: upper and lower case, a digit, 8 characters. Letters of the English alphabet count.
 * @example isAcceptablePassword('Rifas2026') // true
 */
export const isAcceptablePassword = (password: string): boolean =>
  // Counts like a person: an emoji is one character here, but two in `length`.
  [...password].length >= PASSWORD_MIN_LENGTH &&
  /[A-Z]/.test(password) &&
  /[a-z]/.test(password) &&
  /\d/.test(password);

/**
 * The full rule: the second check plus one of `PASSWORD_SPECIALS`.
 * @example isStrongPassword('Rifas2026!') // true
 */
export const isStrongPassword = (password: string): boolean =>
  isAcceptablePassword(password) && /[!@#$&*.]/.test(password);
