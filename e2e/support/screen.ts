import { expect, type Locator, type Page, type Route } from '@playwright/test';

/** The page's title; a string must match all of it. */
export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Goes to another page through a phone's menu, without reloading the site. */
export async function goByMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: entry, exact: true }).click();
}

/** Waits for the target, and presses Tab until it has the focus, at most once around a page. */
export async function tabTo(page: Page, target: Locator, presses = 60): Promise<void> {
  await expect(target).toBeVisible();
  for (let press = 0; press < presses; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

/** Puts the mouse down near the upper edge of an element, which leaves it when the element moves down a little. */
export async function pressDown(page: Page, target: Locator): Promise<void> {
  await target.hover({ position: { x: 20, y: 4 } });
  await page.mouse.down();
}

/** Puts a finger on the middle of an element; needs `hasTouch`. @returns a function that lifts the finger */
export async function touchDown(page: Page, target: Locator): Promise<() => Promise<unknown>> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
  return () => touch('touchEnd', []);
}

/**
 * Makes failing calls succeed only after a button was pressed. The site also retries by itself, and an earlier success
 * would remove the button before it is pressed.
 * @param answer how the calls are answered afterwards; by the server by default
 */
export async function healWhenPressed(
  page: Page,
  calls: string | RegExp,
  answer: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<void> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    delete dataset['pressed'];
    document.addEventListener('click', () => (dataset['pressed'] = ''), { capture: true, once: true });
  });
  let pressed = false;
  await page.route(calls, async (route) => {
    pressed ||= await page.evaluate(() => 'pressed' in document.documentElement.dataset);
    await (pressed ? answer(route) : route.fallback());
  });
}

export interface Held {
  readonly sent: () => number;
  /** Lets the calls continue to the server, or to an earlier route. */
  readonly release: () => void;
}

/** Counts calls, and delays them like a slow server. */
export async function hold(page: Page, calls: string): Promise<Held> {
  let sent = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(calls, async (route) => {
    sent += 1;
    await released;
    await route.fallback();
  });
  return { sent: () => sent, release };
}
