import { defineContract, ignored, noFields } from './contract';
import { optionalText, text } from './primitives';

/** The one user kind (specification 6). */
export const LOGIN_TYPE = 'student-rifas';

/** `token` is there when status is success and newUser is false; with newUser true there is none yet. */
export const login = defineContract({
  name: 'login',
  method: 'POST',
  path: 'auth/login',
  authenticated: false,
  answer: 'top',
  request: (y) =>
    y.object({
      email: text(y),
      password: text(y),
      getHash: y.boolean().required(),
      type: y.string().oneOf([LOGIN_TYPE]).required(),
    }),
  response: (y) => y.object({ token: optionalText(y), newUser: y.boolean().default(false), message: optionalText(y) }),
});

/** Sets the first password, on the secondary base. On failure the server's message is in `data`. */
export const firstLogin = defineContract({
  name: 'firstLogin',
  method: 'POST',
  base: 'auth',
  path: 'auth/first-login',
  authenticated: false,
  request: (y) => y.object({ email: text(y), password: text(y), getHash: y.boolean().required() }),
  response: ignored,
});

export const requestResetLink = defineContract({
  name: 'requestResetLink',
  method: 'POST',
  path: 'reset-link',
  authenticated: false,
  request: (y) => y.object({ email: text(y) }),
  response: ignored,
});

export const verifyResetLink = defineContract({
  name: 'verifyResetLink',
  method: 'POST',
  reads: true,
  path: 'verify-reset-link',
  authenticated: false,
  request: (y) => y.object({ token: text(y) }),
  response: ignored,
});

/** `data` is a text for the user, on success and on failure. */
export const resetPassword = defineContract({
  name: 'resetPassword',
  method: 'POST',
  path: 'reset-password',
  authenticated: false,
  request: (y) => y.object({ token: text(y), password: text(y) }),
  response: optionalText,
});

/** The answer's token replaces the stored one (specification 3, D20). */
export const validateSession = defineContract({
  name: 'validateSession',
  method: 'GET',
  path: 'api/validate',
  answer: 'top',
  request: noFields,
  response: (y) => y.object({ token: text(y) }),
});
