import type { Locator, Page, Route } from '@playwright/test';

/** The page's title; a text is the whole of it. */
export const title = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('heading', { level: 1, name, exact: true });

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** On a phone: through the menu to another page, without loading the site again. */
export async function goByMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Menú' }).click();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: entry, exact: true }).click();
}

/**
 * What a call fails with by now goes on until somebody presses a button: the site also asks again by itself, and an answer then takes
 * the button away before it is pressed.
 * @param answer what the call gets afterwards; the server's own answer by default
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
  /** Lets them have what the server says, or a route that stood there before. */
  readonly release: () => void;
}

/** Counts calls, and holds them back as a slow server would. */
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
