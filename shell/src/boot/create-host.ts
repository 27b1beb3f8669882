import type { Deployment } from '@rifas/shared/deployment';
import { createHttpClient } from '@rifas/shared/http';
import { showNotice, trackWork, type Host } from '@rifas/shared/remote';
import { createSessionController, type SessionController } from '@rifas/shared/session';
import { addToJournal } from '../status/journal';
import type { ShellEvent } from './shell-event';

export interface ShellHost extends Host {
  readonly session: SessionController;
  readonly report: (event: ShellEvent) => void;
}

/** Sends an event to the deployment's telemetry endpoint and to its status page, where it has them; never in anybody's way. */
export function createReport({
  telemetryUrl,
  statusPage,
}: Pick<Deployment, 'telemetryUrl' | 'statusPage'>): (event: ShellEvent) => void {
  return (event) => {
    if (statusPage) addToJournal(event);
    if (telemetryUrl) navigator.sendBeacon(telemetryUrl, JSON.stringify(event));
  };
}

/** What the shell hands to every remote through `useHost()`. */
export function createHost(deployment: Deployment): ShellHost {
  const report = createReport(deployment);
  const http = createHttpClient({
    bases: deployment.bases,
    token: () => session.token(),
    authorizationScheme: deployment.session.authorizationScheme,
    onUnauthorized: () => session.expire(),
    onBrokenContract: (contract, path) => report({ kind: 'contract', stage: contract, detail: path }),
  });
  const session = createSessionController({ tokenName: deployment.session.tokenName, http: () => http });
  return { deployment, session, http, notify: showNotice, whileLoading: trackWork, report };
}
