import { onLazyModuleFailure } from '@rifas/shared/async';
import type { Deployment } from '@rifas/shared/deployment';
import type { Replacements } from '../federation/overrides';
import { createRemoteLoader } from '../federation/remote-loader';
import { createOnLost } from '../recovery/lost-part';
import { createHost } from '../session/create-host';
import { createReport } from './create-report';
import type { Shell } from './ShellProvider';

/** Whether the files at this address are the shell's release before. */
const isPrevious = (base: string, { shellPrevious }: Deployment): boolean =>
  shellPrevious !== undefined && new URL(shellPrevious.entry, location.origin).href.startsWith(base);

/**
 * Makes everything behind the shell's screens.
 * @param base address of the running shell's files
 * @param replacements what this tab tries out
 */
export function createShell(deployment: Deployment, base: string, replacements: Replacements = {}): Shell {
  const host = createHost(deployment, createReport(deployment));
  const runsPrevious = isPrevious(base, deployment);
  const onLost = createOnLost({ deployment, runsPrevious });
  const loader = createRemoteLoader(deployment.remotes, host.report, {
    replacements,
    onLost: (error) => onLost(error, 'remote'),
  });
  onLazyModuleFailure((error) => {
    host.report({
      kind: 'failure',
      remote: 'shell',
      version: deployment.shellVersion,
      stage: 'library',
      detail: String(error),
    });
    void onLost(error, 'library');
  });
  return { host, loader, replacements, runsPrevious, onLost: (error) => onLost(error, 'shell') };
}
