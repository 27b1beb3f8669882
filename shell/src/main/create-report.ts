import type { Deployment } from '@rifas/shared/deployment';
import { marksOf } from '../page/mark-first';
import type { Report } from '../session/shell-event';
import { addToJournal } from '../status/journal';

type Telling = Pick<Deployment, 'telemetryUrl' | 'statusPage' | 'composition'>;

/**
 * The most characters of an event's detail. An error may quote a whole file, which is too long for a beacon and would
 * fill this tab's storage.
 */
const MOST = 1000;

/**
 * Sends an event to the deployment's telemetry address and to its status page, if it has them. Callers do not wait for
 * it.
 */
export function createReport({ telemetryUrl, statusPage, composition }: Telling): Report {
  const told = globalThis.rifasRecovery?.told ?? new Set<string>();
  return (whole) => {
    const event = whole.detail === undefined ? whole : { ...whole, detail: String(whole.detail).slice(0, MOST) };
    if (statusPage) addToJournal(event);
    // Privacy settings of Firefox remove `sendBeacon`.
    if (telemetryUrl && 'sendBeacon' in navigator)
      navigator.sendBeacon(telemetryUrl, JSON.stringify({ ...event, composition, ...marksOf(told, event) }));
  };
}
