import type { Page } from 'playwright-core';

declare global {
  // Set in the measured page for the length of one interaction.
  var painted: Promise<number> | undefined;
}

/** Milliseconds from what a visitor does, as the browser's event tells its time, to the next painted frame. */
export async function timeInteraction(
  page: Page,
  interact: () => Promise<unknown>,
  event: 'keydown' | 'click',
): Promise<number> {
  // Listening comes first, in a call of its own: input overtakes a script that is still on its way.
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
