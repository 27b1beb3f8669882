/** The markup that the page came with, and the address it belongs to. */
let arrived: { readonly html: string; readonly path: string } | undefined;

/**
 * Keeps what the page came with before any script ran (shell/src/page/first-paint.tsx): until the page itself is there, whatever
 * waits goes on showing it, so that nothing blinks between the two. Call it before the first render replaces it.
 */
export function rememberFirstPaint(page: Document): void {
  const html = page.querySelector('.first-paint')?.innerHTML;
  arrived = html === undefined ? undefined : { html, path: location.pathname };
}

/** Markup of this release's own making; undefined once a page has been drawn or the address is another. */
export const firstPaintHtml = (): string | undefined =>
  location.pathname === arrived?.path ? arrived.html : undefined;

/** A page is there: from now on waiting looks like waiting. */
export function endFirstPaint(): void {
  arrived = undefined;
}
