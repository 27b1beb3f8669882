const COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';

const readCookie = (cookies: string): string | undefined =>
  cookies
    .split('; ')
    .find((pair) => pair.startsWith(`${COOKIE}=`))
    ?.slice(COOKIE.length + 1);

/** Servers write this cookie in different ways. A value that is not percent-encoded is sent unchanged. */
function decoded(token: string): string {
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

/** The anti-forgery header of a request: only on writes, to a relative URL, with the cookie present. */
export function xsrfHeader(method: string, url: string, cookies: string): Record<string, string> {
  const absolute = /^([a-z][a-z\d+.-]*:)?\/\//i.test(url);
  if (absolute || method === 'GET' || method === 'HEAD') return {};
  const token = readCookie(cookies);
  return token ? { [XSRF_HEADER]: decoded(token) } : {};
}
