import { expect, type Page, type Route } from '@playwright/test';

/** Keeps the scripts of the page from arriving, in whatever order the test wants them. */
export async function holdScripts(page: Page) {
  const held: Route[] = [];
  let open = false;
  await page.route(/\/releases\/.*\.js$/, async (route) => {
    if (open) await route.continue();
    else held.push(route);
  });
  return {
    /** How many wait. */
    waiting: () => held.length,
    /** Lets the one at this place of those that wait arrive; any number is a place. */
    releaseOne: async (place: number): Promise<void> => {
      const [route] = held.splice(held.length === 0 ? 0 : place % held.length, 1);
      await route?.continue();
    },
    /** Lets all arrive, and every later one. */
    releaseAll: async (): Promise<void> => {
      open = true;
      await Promise.all(held.splice(0).map((route) => route.continue()));
    },
  };
}

/** The form that React has drawn, in sight: the first one has gone. */
const realForm = (page: Page, name: string) =>
  page.locator('#root:not([hidden]) form[data-ready]').and(page.getByRole('form', { name }));

export async function isTakenOver(page: Page, name: string): Promise<void> {
  await expect(realForm(page, name)).toBeVisible();
  await expect(page.locator('.first-paint')).toHaveCount(0);
}

/** Where the caret is, and what is selected. An email field tells only as a text field. */
export const caret = (page: Page): Promise<{ name: string; start: number | null; end: number | null }> =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLInputElement;
    const { name, type } = field;
    if (type === 'email') field.type = 'text';
    const { selectionStart: start, selectionEnd: end } = field;
    if (type === 'email') field.type = type;
    return { name, start, end };
  });

/** How far what is in sight has jumped since the page began, without what the visitor's own keys moved. */
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
