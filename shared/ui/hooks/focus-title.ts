/**
 * Moves the focus to the page's title, when the element that had it is gone.
 * @param scroll whether the title also scrolls into view
 * @example focusTitle();
 */
export const focusTitle = (scroll = false): void =>
  document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: !scroll });
