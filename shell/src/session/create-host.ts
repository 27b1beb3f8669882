import type { Deployment } from '@rifas/shared/deployment';
import { createHttpClient } from '@rifas/shared/http';
import { showNotice, trackWork, type Host } from '@rifas/shared/remote';
import { createSessionController, type SessionController } from '@rifas/shared/session';
import type { Report } from './shell-event';

export interface ShellHost extends Host {
  readonly session: SessionController;
  readonly report: Report;
}

/** The host that every remote gets through `useHost()`. */
export function createHost(deployment: Deployment, report: Report): ShellHost {
  const http = createHttpClient({
    bases: deployment.bases,
    token: () => session.token(),
    authorizationScheme: deployment.session.authorizationScheme,
    tokenSettled: () => session.settled(),
    onRenewed: (token) => session.renew(token),
    onUnauthorized: () => session.expire(),
    onBrokenContract: (contract, path) => report({ kind: 'contract', stage: contract, detail: path }),
  });
  const session = createSessionController({ tokenName: deployment.session.tokenName, http: () => http });
  return { deployment, session, http, notify: showNotice, whileLoading: trackWork, report };
}
