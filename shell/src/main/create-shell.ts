import { onLazyModuleFailure } from '@rifas/shared/async';
import type { Deployment } from '@rifas/shared/deployment';
import type { Replacements } from '../federation/overrides';
import { createRemoteLoader } from '../federation/remote-loader';
import { createOnLost, type Lost } from '../recovery/lost-part';
import { createHost } from '../session/create-host';
import { createReport } from './create-report';
import { reportUncaught } from './report-uncaught';
import type { Shell } from './ShellProvider';

/** The previous release of the shell, if the files at this address belong to it. */
const previousAt = (base: string, { shellPrevious }: Deployment): Deployment['shellPrevious'] =>
  shellPrevious && new URL(shellPrevious.entry, location.origin).href.startsWith(base) ? shellPrevious : undefined;

/**
 * Creates everything behind the shell's screens.
 * @param base address of the running shell's files
 * @param replacements the overrides of this tab
 */
export function createShell(deployment: Deployment, base: string, replacements: Replacements): Shell {
  const host = createHost(deployment, createReport(deployment));
  const previous = previousAt(base, deployment);
  const runsPrevious = previous !== undefined;
  const version = previous?.version ?? deployment.shellVersion;
  const onLost = createOnLost({ deployment, runsPrevious });
  const loader = createRemoteLoader(deployment.remotes, host.report, {
    replacements,
    onLost: (error) => onLost(error, 'remote'),
  });
  const lose = (error: unknown, stage: string, lost: Lost) => {
    host.report({ kind: 'failure', remote: 'shell', version, stage, detail: String(error) });
    return onLost(error, lost);
  };
  onLazyModuleFailure((error) => void lose(error, 'library', 'library'));
  reportUncaught(deployment, replacements, { version, base }, host.report);
  return { host, loader, replacements, runsPrevious, onLost: (error, part) => lose(error, part, 'shell') };
}
