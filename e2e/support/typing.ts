import { expect, type Page, type Route } from '@playwright/test';

/** Holds the scripts of the page back, so that a test decides in which order they arrive. */
export async function holdScripts(page: Page) {
  const held: Route[] = [];
  let open = false;
  await page.route(/\/releases\/.*\.js$/, async (route) => {
    if (open) await route.continue();
    else held.push(route);
  });
  return {
    /** The number of held scripts. */
    waiting: () => held.length,
    /** Lets the held script at this place continue; any number is a valid place. */
    releaseOne: async (place: number): Promise<void> => {
      const [route] = held.splice(held.length === 0 ? 0 : place % held.length, 1);
      await route?.continue();
    },
    /** Lets all scripts continue, now and later. */
    releaseAll: async (): Promise<void> => {
      open = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

/** Opens the page at a path with its scripts held, so that only the first paint is there. */
export async function openHeld(page: Page, path: string) {
  const scripts = await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return scripts;
}

/** The visible form that React has drawn, after the first paint's form has gone. */
const realForm = (page: Page, name: string) =>
  page.locator('#root:not([hidden]) form[data-ready]').and(page.getByRole('form', { name }));

export async function isTakenOver(page: Page, name: string): Promise<void> {
  await expect(realForm(page, name)).toBeVisible();
  await expect(page.locator('.first-paint')).toHaveCount(0);
}

/** The caret's position and selection. An email field only reports them as a text field. */
export const caret = (page: Page): Promise<{ name: string; start: number | null; end: number | null }> =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const { name, type } = field;
    if (type === 'email') field.type = 'text';
    const { selectionStart: start, selectionEnd: end } = field;
    if (type === 'email') field.type = type;
    return { name, start, end };
  });

/** Layout shift since the page began, without shifts that follow the visitor's own input. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .map((entry) => entry as PerformanceEntry & { value: number; hadRecentInput: boolean })
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .reduce((sum, { value }) => sum + value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
