interface FirstPaint {
  readonly html: string;
  /** It belongs to another page, and nothing of it may be used. */
  readonly inert: boolean;
}

/** The markup that the page came with, and the address it belongs to. */
let arrived: (FirstPaint & { readonly path: string }) | undefined;

/**
 * Keeps the first paint that the page came with (shell/src/page/first-paint.tsx). Until a page is drawn, every waiting part shows it
 * again, so that nothing blinks. Call this before the first render replaces it. A first paint with a form stays itself, outside the root.
 */
export function rememberFirstPaint(page: Document): void {
  const paint = page.querySelector('#root .first-paint');
  arrived = paint ? { html: paint.innerHTML, inert: paint.hasAttribute('inert'), path: location.pathname } : undefined;
}

/** The first paint of this address; undefined once a page has been drawn. The shell's own build made the markup. */
export const firstPaint = (): FirstPaint | undefined => (location.pathname === arrived?.path ? arrived : undefined);

/** Call it when a page has been drawn: from then on a waiting part shows the usual skeleton. */
export function endFirstPaint(): void {
  arrived = undefined;
}
