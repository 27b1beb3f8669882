/** Parts of an address that are secrets: tokens of links and names of images, however their area is spelled. */
const SECRET_AREAS = /^\/+(pago|reset|__preview|talon\/+eticket|upload-image\/+[a-z]+)(\/|$)/i;
/** What nobody could hide a token in by encoding its area. */
const PLAIN = /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?$/;

/**
 * An address as a log may hold it; docker/nginx/nginx.conf says the same in its own words.
 * @example loggablePath('/pago/aB3') // '/pago/-'
 */
export function loggablePath(path: string): string {
  const [, area] = SECRET_AREAS.exec(path) ?? [];
  if (area !== undefined) return `/${area}/-`;
  return PLAIN.test(path) ? path : '/-';
}
