import { networkOf } from '@rifas/shared/deployment/client-network';
import type { App } from '../platform/app';
import { MalformedError } from '../platform/errors';
import { consume } from '../platform/rate-limit';
import { servedNamesReader } from './served-names';
import { storyLimit } from './story-limit';
import { telemetryCounters } from './telemetry-counters';
import { readEvent } from './telemetry-event';

// The most that browsers allow in a beacon.
const BODY_LIMIT = 65_536;
/** A page sends a handful; a page that fails in a loop is cut off. */
export const MAX_PER_ADDRESS = { max: 300, windowSeconds: 60 };

/** Pages report load timings, failures and broken contracts by `navigator.sendBeacon`. They do not read the answer. */
export async function registerTelemetry(app: App): Promise<void> {
  const { db, clock } = app;
  const record = telemetryCounters(app);
  const servedBy = servedNamesReader();
  const stories = storyLimit(clock);
  // A separate scope, because no other call accepts text as a body.
  await app.http.register(async (http) => {
    http.removeContentTypeParser('application/json');
    http.addContentTypeParser(
      ['text/plain', 'application/json'],
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      async (_request: unknown, text: string) => text,
    );
    http.post('/telemetry', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      await consume(db, clock, [{ key: `telemetry:${networkOf(request.ip)}`, ...MAX_PER_ADDRESS }]);
      const event = readEvent(request.body);
      if (!event) throw new MalformedError('Evento no válido.');
      record(event, servedBy(request));
      // Timings are in the histogram. Failures are logged in full.
      const { kind, remote = '', version = '', stage = '' } = event;
      const leftOut = stories.leftOut();
      if (leftOut > 0) request.log.warn({ leftOut }, 'more was reported by pages than is written in an hour');
      if (kind !== 'load' && kind !== 'view' && stories.mayWrite([kind, remote, version, stage].join(' ')))
        request.log.warn({ telemetry: event }, 'reported by a page');
      return reply.code(204).send();
    });
  });
}
