/**
 * Rewrites a Location header of the API so that the browser can follow it: the API may name its own host, which no
 * browser reaches, and the path prefix of all its addresses. docker/nginx/run.sh does the same.
 * @example locationOnSite('http://api:3001/v1/api/validate/', new URL('http://api:3001/v1')) // '/api/validate/'
 */
export function locationOnSite(location: string, api: URL): string {
  const prefix = api.pathname.replace(/\/$/, '');
  if (!/^(?:https?:\/\/|\/(?!\/))/i.test(location) || !URL.canParse(location, api)) return location;
  const { host, pathname, search, hash } = new URL(location, api);
  const isOfApi = host === api.host && pathname.startsWith(`${prefix}/`);
  return isOfApi ? pathname.slice(prefix.length) + search + hash : location;
}
