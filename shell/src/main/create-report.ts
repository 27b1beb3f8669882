import type { Deployment } from '@rifas/shared/deployment';
import type { Report } from '../session/shell-event';
import { addToJournal } from '../status/journal';

/** Sends an event to the deployment's telemetry address and to its status page, where it has them. Nothing waits for it. */
export const createReport =
  ({ telemetryUrl, statusPage }: Pick<Deployment, 'telemetryUrl' | 'statusPage'>): Report =>
  (event) => {
    if (statusPage) addToJournal(event);
    if (telemetryUrl) navigator.sendBeacon(telemetryUrl, JSON.stringify(event));
  };
