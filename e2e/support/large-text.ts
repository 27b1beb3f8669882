import { expect, type Page } from '@playwright/test';

const TWICE = 32;

/** Sets the browser's default font size, in pixels; it is 16 unless a person changes it. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Makes the page that of a visitor who reads text at twice its size. */
export async function enlargeText(page: Page, width = 360): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await setLetters(page, TWICE);
  // The site's font is used from a visitor's second page on.
  await page.goto('/register');
  await page.evaluate(() => document.fonts.ready);
}

/** Words and amounts that break across lines, and anything wider than the page. */
function faultsOf(): readonly string[] {
  const faults = [document.documentElement.scrollWidth - document.documentElement.clientWidth]
    .filter((wider) => wider > 0)
    .map((wider) => `${wider} px stick out sideways`);
  // Addresses and very long names may break.
  const whole = /\$\s[\d.,]+|(?<![\p{L}\p{N}@./])[\p{L}\p{N}]{2,18}(?![\p{L}\p{N}@./])/gu;
  const isSeen = (element: Element | null): boolean =>
    element === null || (getComputedStyle(element).clipPath === 'none' && isSeen(element.parentElement));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const { parentElement } = text;
    const seen = parentElement && getComputedStyle(parentElement).visibility === 'visible' && isSeen(parentElement);
    for (const { 0: part, index } of seen ? text.data.matchAll(whole) : []) {
      range.setStart(text, index);
      range.setEnd(text, index + part.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top));
      if (new Set(tops).size > 1) faults.push(part);
    }
  }
  return faults;
}

/** No word and no amount breaks in two, and nothing leaves the page. */
export const expectWholeWords = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(faultsOf), { message: page.url() }).toEqual([]);
