import { networkOf } from '@rifas/shared/deployment/client-network';
import type { App } from '../platform/app';
import { MalformedError } from '../platform/errors';
import { consume } from '../platform/rate-limit';
import { servedNamesReader } from './served-names';
import { storyLimit } from './story-limit';
import { telemetryCounters } from './telemetry-counters';
import { readEvent } from './telemetry-event';

// As much as a browser lets a beacon hold.
const BODY_LIMIT = 65_536;
/** A page sends a handful; a page that fails in a loop is cut off. */
export const MAX_PER_ADDRESS = { max: 300, windowSeconds: 60 };

/** What pages report of themselves by `navigator.sendBeacon`: load timings, failures, broken contracts. Nobody reads the answer. */
export async function registerTelemetry(app: App): Promise<void> {
  const { db, clock } = app;
  const record = telemetryCounters(app);
  const servedBy = servedNamesReader();
  const stories = storyLimit(clock);
  // A scope of its own: nowhere else is text a body.
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
      // Timings are in the histogram; of what went wrong somebody will want the story.
      const { kind, remote = '', version = '', stage = '' } = event;
      const leftOut = stories.leftOut();
      if (leftOut > 0) request.log.warn({ leftOut }, 'more was reported by pages than is written in an hour');
      if (kind !== 'load' && kind !== 'view' && stories.mayWrite([kind, remote, version, stage].join(' ')))
        request.log.warn({ telemetry: event }, 'reported by a page');
      return reply.code(204).send();
    });
  });
}
