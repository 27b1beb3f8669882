import { Counter, Histogram } from 'prom-client';
import type { DeploymentSource } from '@rifas/shared/deployment';
import type { App } from '../platform/app';
import type { TelemetryEvent } from './telemetry-event';

/** Counts events in /metrics by kind and application. @returns the recorder */
export function telemetryCounters({
  config,
  metrics,
}: Pick<App, 'config' | 'metrics'>): (event: TelemetryEvent) => void {
  // A deployment names its applications. Names from outside are never labels: anybody could fill the memory with them.
  const { remotes = {} }: Partial<DeploymentSource> = config.deployment;
  const known = new Set(['shell', ...Object.keys(remotes)]);
  const registers = [metrics.registry];
  const events = new Counter({
    name: 'rifas_page_events_total',
    help: 'Events reported by pages',
    labelNames: ['kind', 'remote'],
    registers,
  });
  const loads = new Histogram({
    name: 'rifas_remote_load_seconds',
    help: 'Time a remote took to load, as reported by pages',
    labelNames: ['remote'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  return ({ kind, remote, milliseconds }) => {
    const label = remote === undefined ? 'none' : known.has(remote) ? remote : 'other';
    events.inc({ kind, remote: label });
    if (kind === 'load' && milliseconds !== undefined) loads.observe({ remote: label }, milliseconds / 1000);
  };
}
