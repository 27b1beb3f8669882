import { BUYER_LIMITS, PASSWORD_MAX_LENGTH } from '../domain';
import { isMissing, STRICT, type Codec } from './codec';
import { defineContract } from './contract';
import { byToken, token } from './identifiers';
import { always, filled, flag, mapped, nothing, optional, text } from './scalars';
import { field, object, type Field } from './structures';

/** The only kind of user. */
export const LOGIN_TYPE = 'student-rifas';

const email = filled(BUYER_LIMITS.email);
const password = filled(PASSWORD_MAX_LENGTH);

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Credentials, together with fields that are always the same. */
const credentialsWith = (fixed: Readonly<Record<string, Field<undefined>>>): Codec<Credentials> =>
  mapped(
    object({ email: field(email, 'email'), password: field(password, 'password'), ...fixed }),
    ({ email: address, password: secret }): Credentials => ({ email: address, password: secret }),
    (value) => value as never,
  );
const getHash = field(always(false), 'getHash');
const loginRequest = credentialsWith({ getHash, type: field(always(LOGIN_TYPE), 'type') });
const firstLoginRequest = credentialsWith({ getHash });

export interface LoginAnswer {
  /** Missing while the first password is not set. */
  readonly token: string | undefined;
  readonly newUser: boolean;
  readonly message?: string | undefined;
}

/** The fields at the top of an answer, none of them required. Some APIs put them into `data`. */
function atTop<Value>(inner: Codec<Value>): Codec<Value> {
  const filledIn = (wire: unknown) =>
    typeof wire === 'object' && wire !== null ? Object.entries(wire).filter(([, value]) => !isMissing(value)) : [];
  const isReadable = (field: readonly [string, unknown]): boolean => {
    try {
      inner.read(Object.fromEntries([field]), STRICT);
      return true;
    } catch {
      return false;
    }
  };
  return {
    ...inner,
    read: (wire, reading) => {
      const top = filledIn(wire);
      const inData = filledIn((wire as { readonly data?: unknown } | undefined)?.data);
      // A field that is empty or odd at the top may still be good in `data`.
      return inner.read(Object.fromEntries([...top, ...inData, ...top.filter(isReadable)]), reading);
    },
  };
}

export const login = defineContract({
  name: 'login',
  method: 'POST',
  path: 'auth/login',
  authenticated: false,
  answer: 'top',
  request: loginRequest,
  response: atTop<LoginAnswer>(
    object({
      token: field(optional(token), 'token'),
      newUser: field(flag, 'newUser'),
      message: field(optional(text()), 'message'),
    }),
  ),
});

/** Sets the first password, on the secondary base. On failure the server's message is in `data`. */
export const firstLogin = defineContract({
  name: 'firstLogin',
  method: 'POST',
  base: 'auth',
  path: 'auth/first-login',
  authenticated: false,
  request: firstLoginRequest,
  response: optional(text()),
});

/** The answer is a text for the user, on success and on failure. */
export const requestResetLink = defineContract({
  name: 'requestResetLink',
  method: 'POST',
  path: 'reset-link',
  authenticated: false,
  request: object({ email: field(email, 'email') }),
  response: optional(text()),
});

export const verifyResetLink = defineContract({
  name: 'verifyResetLink',
  method: 'POST',
  reads: true,
  path: 'verify-reset-link',
  authenticated: false,
  request: byToken,
  response: nothing,
});

/** The answer is a text for the user, on success and on failure. */
export const resetPassword = defineContract({
  name: 'resetPassword',
  method: 'POST',
  path: 'reset-password',
  authenticated: false,
  request: object({ token: field(token, 'token'), password: field(password, 'password') }),
  response: optional(text()),
});
