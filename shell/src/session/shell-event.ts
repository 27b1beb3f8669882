import type { TelemetryEvent } from '@rifas/shared/remote';

/** What the shell reports: what a remote may report, and that the release before took over. */
export interface ShellEvent extends Omit<TelemetryEvent, 'kind'> {
  readonly kind: TelemetryEvent['kind'] | 'fallback';
  /** The remote's page or widget, as its feature.json names it. */
  readonly page?: string;
}

export type Report = (event: ShellEvent) => void;
