import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { readDeployment } from '@rifas/shared/deployment';
import { storedOverrides } from '../federation/stored-overrides';
import type { Trial } from '../federation/trial';
import { rememberFirstPaint } from '../frame/arrived-paint';
import { App } from './App';
import { createShell } from './create-shell';
import { resumeLastPage } from './last-page';
import { nameSite } from './name-site';
import { ShellProvider } from './ShellProvider';
import { followTranslation } from './translated-texts';

/** @param base address of the running shell's files */
function draw({ deployment, replacements }: Trial, base: string): void {
  const shell = createShell(deployment, base, replacements);
  nameSite(deployment.title);

  // The session is validated while the page is drawn; neither waits for the other.
  void shell.host.session.start();

  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  rememberFirstPaint(document);
  followTranslation();
  const onUncaughtError = (error: unknown) => {
    globalThis.rifasRecovery?.failed(error);
    reportError(error);
  };
  // A transition draws in slices, so that the phone still reacts to a press. The visitor already sees the first paint.
  startTransition(() =>
    createRoot(root, { onUncaughtError }).render(
      <ShellProvider shell={shell}>
        <App />
      </ShellProvider>,
    ),
  );
}

/**
 * Prepares everything before the page is drawn.
 * @param base address of the running shell's files
 * @returns a function that draws the page in place of the first paint
 */
export async function prepare(base: string): Promise<() => void> {
  resumeLastPage();
  const deployment = readDeployment(document);
  if (storedOverrides() === null) return () => draw({ deployment, replacements: {} }, base);
  // Only tabs with overrides wait for this.
  const { readTrial } = await import(/* webpackChunkName: "trial" */ '../federation/trial');
  const trial = await readTrial(deployment);
  return () => draw(trial, base);
}
