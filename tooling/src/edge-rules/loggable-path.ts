/**
 * Parts of an address that are secrets: tokens of links, codes of e-tickets and mails, names of images, however their area is spelled. Whatever
 * lies below a page of the API under /talon is one, so that none is forgotten here.
 */
const SECRET_AREAS = /^\/+(pago|reset|__preview|upload-image\/+[a-z]+|talon\/+[a-z-]+(?=\/))(\/|$)/i;
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
