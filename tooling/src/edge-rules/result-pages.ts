/** Where a card gateway sends the buyer back to. Many do it by a form, whose fields nobody here reads: the page is answered by a GET to it. */
export const RESULT_PAGES = ['/success', '/error'] as const;

export const isReturn = (method: string, path: string): boolean =>
  method === 'POST' && RESULT_PAGES.some((page) => page === path);
