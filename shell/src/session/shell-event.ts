import type { TelemetryEvent } from '@rifas/shared/remote';

/** An event that the shell reports: one that a remote may report, or a fallback to the previous release. */
export interface ShellEvent extends Omit<TelemetryEvent, 'kind'> {
  readonly kind: TelemetryEvent['kind'] | 'fallback';
  /** The remote's page or widget, as its feature.json names it. */
  readonly page?: string;
}

export type Report = (event: ShellEvent) => void;
