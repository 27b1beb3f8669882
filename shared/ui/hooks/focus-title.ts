/**
 * Moves the focus to the page's title, when the element that had it is gone. Does not scroll.
 * @example focusTitle();
 */
export const focusTitle = (): void =>
  document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
