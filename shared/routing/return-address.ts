/** Any origin works here: it only serves to find out whether an address leaves the site. */
const SITE = 'https://site.invalid';

/** Browsers read a backslash as a slash, and drop tabs and line breaks before they read an address. */
const MISREAD = /[\\\p{Cc}]/u;

/**
 * The path of this site to return to after the login, as a browser would open it; undefined for everything else.
 * @example safeReturnAddress('/dashboard/rifas?paso=2') // '/dashboard/rifas?paso=2'
 * @example safeReturnAddress('//evil.example') // undefined
 */
export function safeReturnAddress(text: unknown): string | undefined {
  if (typeof text !== 'string' || !text.startsWith('/') || MISREAD.test(text)) return undefined;
  try {
    const { origin, pathname, search, hash } = new URL(text, SITE);
    // `/.//evil` stays on this origin, but its path is `//evil`: a link made of that path would leave the site.
    return origin === SITE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
  } catch {
    return undefined;
  }
}
