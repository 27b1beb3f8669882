/** Headers of every response of the edge; pages add their Content-Security-Policy. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // Keeps a payment link's token on the site. A gateway gets the origin; otherwise a form would come from 'null'.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Sent only to visitors over HTTPS: TLS ends in front of the edge, and a trusted proxy reports it. */
export const OVER_HTTPS = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/**
 * Headers of the API's responses that would affect the whole site: a browser would delete the session and all stored
 * data, move to another server, send reports elsewhere, leave the page, change the site's HTTPS policy or extend it to
 * subdomains, or open its own password dialog when a session has ended.
 */
export const NOT_OF_AN_API = [
  'www-authenticate',
  'clear-site-data',
  'alt-svc',
  'nel',
  'report-to',
  'reporting-endpoints',
  'refresh',
  'strict-transport-security',
] as const;

/** A cache in front of the edge must not send brotli to a client that cannot decode it. */
export const BY_ENCODING = { Vary: 'Accept-Encoding' } as const;
/** While a canary or a preview lives, visitors get different pages at one address. */
export const BY_GROUP = { Vary: 'Accept-Encoding, Cookie' } as const;
export const REVALIDATE = 'no-cache';

export const isScript = (file: string): boolean => /\.m?js$/i.test(file);

/**
 * An HTML file in a release would run on the site's origin for everybody who opens its address, and a person who may
 * release need not be allowed to deploy. The files at the root, such as the manual, have it too: none of them runs
 * anything. Scripts go without: a browser shows an opened script as text, and the policy would count for a worker.
 */
export const RELEASED_POLICY = "script-src 'none'; form-action 'none'";

/** The policy of a file that is no page of the composition. */
export const policyOfFile = (file: string): Readonly<Record<string, string>> =>
  isScript(file) ? {} : { 'Content-Security-Policy': RELEASED_POLICY };

/** Headers of a released file, which never changes. */
export const headersOfReleased = (file: string): Readonly<Record<string, string>> => ({
  ...BY_ENCODING,
  'Cache-Control': 'public, max-age=31536000, immutable',
  ...policyOfFile(file),
});
