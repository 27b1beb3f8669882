/**
 * Addresses whose last part is a secret: tokens of links, codes of e-tickets and mails, names of images, in any upper
 * or lower case. All pages of the API below /talon count, so that a new one is not forgotten here.
 */
const SECRET_AREAS = /^\/+(pago|reset|__preview|upload-image\/+[a-z]+|talon\/+[a-z-]+(?=\/))(\/|$)/i;
/** Plain paths only: an encoded area must not let a token through. */
const PLAIN = /^(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*\/?$/;

/**
 * An address as a log may contain it; docker/nginx/nginx.conf implements the same.
 * @example loggablePath('/pago/aB3') // '/pago/-'
 */
export function loggablePath(path: string): string {
  const [, area] = SECRET_AREAS.exec(path) ?? [];
  if (area !== undefined) return `/${area}/-`;
  return PLAIN.test(path) ? path : '/-';
}
