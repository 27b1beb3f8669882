/**
 * Whether a path ends in a file extension. A missing file is a 404, never a page, except for a person who opens the
 * address: no page recovers from a chunk of HTML. Tokens of links may contain a dot.
 */
export const isFileName = (path: string): boolean =>
  /\.[a-z0-9]{2,5}$/i.test(path) && !path.startsWith('/pago/') && !path.startsWith('/reset/');
