import { gatewayAddress, type DeploymentSource } from '@rifas/shared/deployment';
import type { PolicyParts } from './page-html';

type Addresses = Pick<DeploymentSource, 'origins' | 'overrides' | 'bases' | 'links' | 'captcha' | 'telemetryUrl'>;

/** The origins of addresses that are not the site's own. */
const foreign = (...addresses: readonly (string | null | undefined)[]): readonly string[] =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));

const each = (...origins: readonly string[]): string[] => [...new Set(origins)];

/**
 * The foreign origins of the policy: those that a deployment lists, and those of the addresses that it names elsewhere, so that
 * none has to be written twice. An override's scripts, their chunks, pictures and style sheets come from where the deployment allows them.
 */
export function policyOrigins(source: Addresses): PolicyParts['origins'] {
  const { origins, overrides = [], bases, captcha, telemetryUrl } = source;
  return {
    ...origins,
    asset: each(...overrides),
    script: each(...origins.script, ...overrides, ...foreign(captcha?.scriptUrl)),
    connect: each(
      ...origins.connect,
      ...overrides,
      ...foreign(...Object.values(bases), captcha?.challengeUrl, telemetryUrl),
    ),
    form: each(...origins.form, ...foreign(gatewayAddress(source))),
  };
}
