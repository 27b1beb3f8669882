/** Headers of every answer of the edge; pages add their Content-Security-Policy. */
export const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  // A payment link's token is part of the address and stays on the site. A gateway is told the site alone: with less, the buyer's form comes from 'null'.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Only where the visitor came over HTTPS: TLS ends in front of the edge, and a proxy that it trusts says so. */
export const OVER_HTTPS = { 'Strict-Transport-Security': 'max-age=31536000' } as const;

/**
 * Headers of the API's answers that a browser would take for the whole site's: it would forget the session and all that is stored, go to
 * another server, report elsewhere, leave the page, take the site's word on HTTPS back or give it for each of its subdomains, or ask for a password in a window of its own where a session has ended.
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

/** A cache between us and a visitor must not hand brotli to somebody who cannot read it. */
export const BY_ENCODING = { Vary: 'Accept-Encoding' } as const;
/** While a canary or a preview lives, two visitors get different pages at one address. */
export const BY_GROUP = { Vary: 'Accept-Encoding, Cookie' } as const;
export const REVALIDATE = 'no-cache';

export const isScript = (file: string): boolean => /\.m?js$/i.test(file);

/**
 * A page in a release would run on the site's origin for everybody who opens its address, and whoever may release need not be whoever may deploy. A
 * script is shown as text there, and that of a worker brings its own policy.
 */
export const RELEASED_POLICY = "script-src 'none'; form-action 'none'";

/** Of a file of a release: it never changes. */
export const headersOfReleased = (file: string): Readonly<Record<string, string>> => ({
  ...BY_ENCODING,
  'Cache-Control': 'public, max-age=31536000, immutable',
  ...(!isScript(file) && { 'Content-Security-Policy': RELEASED_POLICY }),
});
