import { firstLogin, login, LOGIN_TYPE, requestResetLink } from '@rifas/shared/contracts';
import { normalizeEmail } from '@rifas/shared/domain';
import { AppError } from '@rifas/shared/http';
import { useHost } from '@rifas/shared/remote';
import type { LoginValues } from './login.form';

export type LoginOutcome = { readonly kind: 'in'; readonly token: string } | { readonly kind: 'newUser' };

/** The calls of the login screen. Without the query cache: nothing here is read twice, and the first page stays small. */
export function useLoginApi() {
  const { http, whileLoading, report } = useHost();

  const logIn = async ({ email, password }: LoginValues): Promise<LoginOutcome> => {
    const request = { email: normalizeEmail(email), password, getHash: false, type: LOGIN_TYPE } as const;
    const { token, newUser } = await whileLoading(http.call(login, request));
    if (newUser) return { kind: 'newUser' };
    if (token) return { kind: 'in', token };
    report({ kind: 'contract', stage: login.name, detail: 'token' });
    throw new AppError('contract', 'login: success without a token', { path: 'token' });
  };

  const setFirstPassword = ({ email, password }: LoginValues) =>
    whileLoading(http.call(firstLogin, { email: normalizeEmail(email), password, getHash: false }));

  const sendResetLink = (email: string) => whileLoading(http.call(requestResetLink, { email: normalizeEmail(email) }));

  return { logIn, setFirstPassword, sendResetLink };
}
