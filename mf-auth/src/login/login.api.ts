import { firstLogin, login, requestResetLink, type Credentials } from '@rifas/shared/contracts';
import { normalizeEmail } from '@rifas/shared/domain';
import { AppError } from '@rifas/shared/http';
import { useHost } from '@rifas/shared/remote';

export type LoginOutcome = { readonly kind: 'in'; readonly token: string } | { readonly kind: 'newUser' };

const normalized = ({ email, password }: Credentials): Credentials => ({ email: normalizeEmail(email), password });

/** The calls of the login screen. Without the query cache, because nothing is read twice and the page stays small. */
export function useLoginApi() {
  const { http, whileLoading, report } = useHost();

  const logIn = async (typed: Credentials): Promise<LoginOutcome> => {
    const { token, newUser } = await whileLoading(http.call(login, normalized(typed)));
    if (newUser) return { kind: 'newUser' };
    if (token) return { kind: 'in', token };
    report({ kind: 'contract', stage: login.name, detail: 'token' });
    throw new AppError('contract', 'login: success without a token', { path: 'token' });
  };

  const setFirstPassword = (typed: Credentials) => whileLoading(http.call(firstLogin, normalized(typed)));

  const sendResetLink = (email: string) => whileLoading(http.call(requestResetLink, { email: normalizeEmail(email) }));

  return { logIn, setFirstPassword, sendResetLink };
}
