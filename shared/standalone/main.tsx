import { createRoot } from 'react-dom/client';
import { readDeployment } from '../deployment';
import { createHttpClient } from '../http';
import { HostProvider, showNotice, trackWork, type Host } from '../remote';
import { BrowserRouter } from '../routing';
import { createSessionController } from '../session';
import { openDemoSession } from './demo-session';
import { Standalone } from './Standalone';

const deployment = readDeployment(document);
const http = createHttpClient({ bases: deployment.bases, token: () => session.token() });
const session = createSessionController({ tokenName: deployment.session.tokenName, http: () => http });
const host: Host = { deployment, session, http, notify: showNotice, whileLoading: trackWork, report: () => undefined };

await session.start();
await openDemoSession(host);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <HostProvider host={host}>
    <BrowserRouter>
      <Standalone />
    </BrowserRouter>
  </HostProvider>,
);
