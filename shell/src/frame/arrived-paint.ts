interface FirstPaint {
  readonly html: string;
  /** It is of another page, and no control in it may be used. */
  readonly inert: boolean;
}

/** The first paint in the page's HTML, and its address. */
let arrived: (FirstPaint & { readonly path: string }) | undefined;

/**
 * Keeps the first paint of the page's HTML (shell/src/page/first-paint.tsx). Until a page is drawn, every waiting part
 * shows it again, so that nothing flickers. Call this before the first render replaces it. A first paint with a form is
 * kept as it is, outside the root.
 */
export function rememberFirstPaint(page: Document): void {
  const paint = page.querySelector('#root .first-paint');
  arrived = paint ? { html: paint.innerHTML, inert: paint.hasAttribute('inert'), path: location.pathname } : undefined;
}

/**
 * The first paint of this address; undefined once a page has been drawn. The markup is safe, because the shell's own
 * build made it.
 */
export const firstPaint = (): FirstPaint | undefined => (location.pathname === arrived?.path ? arrived : undefined);

/** Call it when a page has been drawn: from then on a waiting part shows the usual skeleton. */
export function endFirstPaint(): void {
  arrived = undefined;
}
