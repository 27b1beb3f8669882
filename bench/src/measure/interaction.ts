import type { Page } from 'playwright-core';

declare global {
  // Set in the measured page during one interaction.
  var painted: Promise<number> | undefined;
}

/** Milliseconds from the time of the browser's input event to the next painted frame. */
export async function timeInteraction(
  page: Page,
  interact: () => Promise<unknown>,
  event: 'keydown' | 'click',
): Promise<number> {
  // The listener is installed in an earlier, separate call, because input may arrive before a script that is still
  // being sent.
  await page.evaluate((name) => {
    globalThis.painted = new Promise<number>((resolve) => {
      addEventListener(
        name,
        (input) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - input.timeStamp))),
        { once: true, capture: true },
      );
    });
  }, event);
  await interact();
  return page.evaluate(() => globalThis.painted ?? Number.NaN);
}
