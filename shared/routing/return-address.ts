/** Any origin serves: the question is whether an address leaves the site that it is opened on. */
const SITE = 'https://site.invalid';

/** A browser reads a backslash as a slash, and drops tabs and line ends before it reads an address. */
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
    // `/.//evil` stays on this origin, but its path is `//evil`: the next link made of it would leave.
    return origin === SITE && !pathname.startsWith('//') ? `${pathname}${search}${hash}` : undefined;
  } catch {
    return undefined;
  }
}
