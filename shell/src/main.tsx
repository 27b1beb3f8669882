import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readDeployment } from '@rifas/shared/deployment';
import { activeOverrides } from './federation/overrides';
import type { Trial } from './federation/trial';
import { rememberFirstPaint } from './frame/arrived-paint';
import { App } from './main/App';
import { createShell } from './main/create-shell';
import { resumeLastPage } from './main/last-page';
import { ShellProvider } from './main/ShellProvider';
import './page/shell-recovery';

/** webpack's: address of the folder that this very release came from. */
declare const __webpack_public_path__: string;

function draw({ deployment, replacements }: Trial): void {
  const shell = createShell(deployment, __webpack_public_path__, replacements);

  // The session is validated while the page is being drawn; neither waits for the other.
  void shell.host.session.start();

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  rememberFirstPaint(document);
  const onUncaughtError = (error: unknown) => {
    globalThis.rifasRecovery?.failed(error);
    reportError(error);
  };
  // A transition draws in slices, so that the phone still reacts to a press meanwhile. The visitor already sees the first paint.
  startTransition(() =>
    createRoot(root, { onUncaughtError }).render(
      <ShellProvider shell={shell}>
        <App />
      </ShellProvider>,
    ),
  );
}

/** In a task of its own, before whatever else waits: to run this file is long enough on a slow phone, and a press gets in between. */
const inNextTask = (work: () => void): Promise<void> =>
  'scheduler' in globalThis
    ? scheduler.postTask(work, { priority: 'user-blocking' })
    : new Promise<void>((resolve) => setTimeout(resolve)).then(work);

function start(): void {
  resumeLastPage();
  const deployment = readDeployment(document);
  const overrides = activeOverrides(deployment);
  const isTrial = Object.keys(overrides).length > 0;
  const drawn = isTrial
    ? // Only whoever tries something out waits for it.
      import(/* webpackChunkName: "trial" */ './federation/trial')
        .then(({ readTrial }) => readTrial(deployment, overrides))
        .then(draw)
    : inNextTask(() => draw({ deployment, replacements: {} }));
  drawn.catch((error: unknown) => globalThis.rifasRecovery?.failed(error));
}

if (globalThis.rifasRecovery) globalThis.rifasRecovery.offer(__webpack_public_path__, start);
else start();
