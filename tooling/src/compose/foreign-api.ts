import type { DeploymentSource } from '@rifas/shared/deployment';

/** An address on the site's own origin: behind the edge it is the API's. */
const isOwn = (address: string | null | undefined): boolean => address?.startsWith('/') ?? false;

/**
 * The deployment before an API that is not ours: the captcha's challenges and the telemetry of the reference backend are not
 * asked of it. Those of another origin stay (docs/rules.md, "Foreign API").
 * @example forForeignApi({ ...source, telemetryUrl: '/telemetry' }).telemetryUrl // null
 */
export const forForeignApi = (source: DeploymentSource): DeploymentSource => ({
  ...source,
  captcha: isOwn(source.captcha?.challengeUrl) ? null : source.captcha,
  telemetryUrl: isOwn(source.telemetryUrl) ? null : source.telemetryUrl,
});
