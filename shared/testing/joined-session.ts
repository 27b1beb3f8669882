import { createHttpClient, type HttpOptions } from '../http';
import { createSessionController } from '../session';

/**
 * A session and its http client, joined as in the shell: answers renew the session or end it.
 * @example const { http, session } = joinedSession('rifas.token', { transport });
 */
export function joinedSession(tokenName: string, options: Pick<HttpOptions, 'transport'> = {}) {
  const http = createHttpClient({
    bases: { api: '', auth: '', upload: '', geopay: '' },
    token: () => session.token(),
    tokenSettled: () => session.settled(),
    onRenewed: (token) => session.renew(token),
    onUnauthorized: () => session.expire(),
    ...options,
  });
  const session = createSessionController({ tokenName, http: () => http });
  return { http, session };
}
