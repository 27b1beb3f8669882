import { createRoot } from 'react-dom/client';
import { login, LOGIN_TYPE } from '../contracts';
import { readDeployment } from '../deployment';
import { createHttpClient } from '../http';
import { HostProvider, showNotice, trackWork, type Host } from '../remote';
import { BrowserRouter } from '../routing';
import { createSessionController, useSession } from '../session';
import { Standalone } from './Standalone';

/** The demo seller of the reference backend. A remote that runs alone has no login page, unless it is mf-auth. */
const DEMO_LOGIN = { email: 'ana@example.com', password: 'Rifas2026!', getHash: false, type: LOGIN_TYPE } as const;

const deployment = readDeployment(document);
const http = createHttpClient({ bases: deployment.bases, token: () => session.token() });
const session = createSessionController({ tokenName: deployment.session.tokenName, http: () => http });
const host: Host = { deployment, session, http, notify: showNotice, whileLoading: trackWork, report: () => undefined };

await session.start();
if (useSession.getState().status !== 'active') {
  const { token } = await http.call(login, DEMO_LOGIN);
  if (token) session.open(token);
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <HostProvider host={host}>
    <BrowserRouter>
      <Standalone />
    </BrowserRouter>
  </HostProvider>,
);
