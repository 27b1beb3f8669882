import type { DeploymentSource } from '@rifas/shared/deployment';

/** The foreign origins of the policy: an override's scripts and their chunks come from where the deployment allows them. */
export const policyOrigins = ({
  origins,
  overrides = [],
}: Pick<DeploymentSource, 'origins' | 'overrides'>): DeploymentSource['origins'] => ({
  ...origins,
  script: [...origins.script, ...overrides],
  connect: [...origins.connect, ...overrides],
});
