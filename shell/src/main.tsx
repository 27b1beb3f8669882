import { createRoot } from 'react-dom/client';
import { readDeployment } from '@rifas/shared/deployment';
import { App } from './App';
import { createHost } from './boot/create-host';
import { ShellProvider } from './boot/shell-context';
import { createRemoteLoader } from './federation/remote-loader';
import { rememberFirstPaint } from './layout/first-paint';

const deployment = readDeployment(document);
const host = createHost(deployment);
const loader = createRemoteLoader(deployment.remotes, host.report);

// The session is asked while the page is being drawn: neither waits for the other.
void host.session.start();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
rememberFirstPaint(document);
createRoot(root).render(
  <ShellProvider shell={{ host, loader }}>
    <App />
  </ShellProvider>,
);
