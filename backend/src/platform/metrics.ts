import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

type BusinessEvent =
  | 'login'
  | 'link'
  | 'payment'
  | 'tickets_sold'
  | 'refund'
  | 'mail'
  | 'cash_registration'
  | 'personal_payment'
  | 'transfer';

interface MetricsOptions {
  /** Whether memory, processor and event loop are measured too. */
  process?: boolean;
  /** If several processes form one backend: returns the metrics of all of them, this registry included. */
  textOfAll?: ((registry: Registry) => () => Promise<string>) | undefined;
}

/** Request durations by route and status, and the business counters. Each app has its own registry, because tests run several apps. */
export function createMetrics({ process = true, textOfAll }: MetricsOptions = {}) {
  const registry = new Registry();
  if (process) collectDefaultMetrics({ register: registry });
  const events = new Counter({
    name: 'rifas_events_total',
    help: 'Business events',
    labelNames: ['event', 'outcome'],
    registers: [registry],
  });
  return {
    registry,
    /** What /metrics answers. */
    text: textOfAll?.(registry) ?? (() => registry.metrics()),
    /** Counts an event of the business: `metrics.count('payment', 'approved')`. */
    count: (event: BusinessEvent, outcome: string): void => events.inc({ event, outcome }),
  };
}
export type Metrics = Readonly<ReturnType<typeof createMetrics>>;

export function registerMetrics(http: FastifyInstance, { registry, text }: Metrics): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
  http.get('/metrics', { config: { unlimited: true } }, async (_request, reply) =>
    reply.type(registry.contentType).send(await text()),
  );
}
