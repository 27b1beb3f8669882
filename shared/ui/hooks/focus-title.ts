/**
 * Gives the focus to the page's title, for what had it and is gone. What one looks at stays where it is.
 * @example focusTitle();
 */
export const focusTitle = (): void =>
  document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
