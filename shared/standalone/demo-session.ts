import { login, LOGIN_TYPE } from '../contracts';
import { parseError } from '../http';
import type { Host } from '../remote';
import { useSession } from '../session';

/** The demo seller of the reference backend. A remote that runs alone has no login page, unless it is mf-auth. */
const DEMO_LOGIN = { email: 'ana@example.com', password: 'Rifas2026!', getHash: false, type: LOGIN_TYPE } as const;

/**
 * Logs the demo seller in where nobody is. An API that does not know them, or does not answer, is named in the message
 * line, and the pages draw without a session.
 */
export async function openDemoSession({ http, session, notify }: Host): Promise<void> {
  if (useSession.getState().status === 'active') return;
  try {
    const { token } = await http.call(login, DEMO_LOGIN);
    if (token) session.open(token);
  } catch (error) {
    notify(`${DEMO_LOGIN.email} no pudo ingresar: ${parseError(error).message}`, 'error');
  }
}
