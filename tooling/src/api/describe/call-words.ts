import type { DeploymentSource } from '@rifas/shared/deployment';

export const GROUPS = [
  'Session',
  'Trip',
  'Raffles',
  'Selling',
  'Paying online',
  'Deposits',
  'Transfers',
  'Images',
] as const;
export type Group = (typeof GROUPS)[number];

/** A refusal that an API may answer with, and what the person then reads. */
export interface Refusal {
  readonly when: string;
  readonly answer: { readonly code?: number; readonly message?: string; readonly data?: string };
  readonly reads: string;
}

export interface CallWords {
  readonly group: Group;
  readonly summary: string;
  readonly note?: string;
  readonly refusals?: readonly Refusal[];
  /** Only these deployments make the call; others do not need it. */
  readonly only?: { readonly when: string; readonly holds: (deployment: DeploymentSource) => boolean };
}
