import { gatewayAddress, type DeploymentSource } from '@rifas/shared/deployment';
import type { PolicyParts } from './page-html';

type Addresses = Pick<DeploymentSource, 'origins' | 'overrides' | 'bases' | 'links' | 'captcha' | 'telemetryUrl'>;

/** The origins of addresses that are not the site's own. */
const foreign = (...addresses: readonly (string | null | undefined)[]): readonly string[] =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? [new URL(address).origin] : []));

const each = (...origins: readonly string[]): string[] => [...new Set(origins)];

/**
 * The foreign origins of the policy: those that a deployment lists, and those of addresses in its other fields, so that
 * nobody writes an origin twice. Overrides may load scripts, chunks, pictures and style sheets from the origins in
 * `overrides`.
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
