import { expect, type Locator, type Page } from '@playwright/test';
import { startFaultProxy, type Fault, type FaultProxy } from './faults';
import { arriveAs } from './seller';
import { storedToken } from './session-site';
import { test as base } from './test';

interface Fixtures {
  readonly faults: FaultProxy;
}

/** The site behind a proxy that breaks what a test says, from a cold cache; whatever a fault says on the console is expected. */
export const test = base.extend<Fixtures, { readonly front: FaultProxy }>({
  front: [
    async ({}, provide, { project }) => {
      const proxy = await startFaultProxy(project.use.baseURL ?? '');
      await provide(proxy);
      await proxy.close();
    },
    { scope: 'worker' },
  ],
  // Every test begins without faults, also one that makes none.
  faults: [
    async ({ front }, provide) => {
      front.reset();
      await provide(front);
    },
    { auto: true },
  ],
  baseURL: async ({ front }, provide) => provide(front.url),
  expectedNoise: [
    [
      /Failed to load resource|net::ERR_|Failed to fetch|preload|already registered|integrity|is not a valid|MIME type|RUNTIME-008/i,
    ],
    { scope: 'test' },
  ],
});

/** A session without having loaded a page: the next one comes with a cold cache. Answers its token. */
export const signIn = (page: Page): Promise<string> => arriveAs(page, 'bruno@example.com');

/** A visitor who saves data has no page fetched ahead: what a deploy took away is not in the browser's cache either. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** What a page tells telemetry of itself, as far as journeys look at it. */
export interface PageReport {
  readonly kind: string;
  readonly version?: string;
}

/** All that a page tells from now on. */
export function listenToReports(page: Page): readonly PageReport[] {
  const reports: PageReport[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry')) reports.push(JSON.parse(request.postData() ?? '{}') as PageReport);
  });
  return reports;
}

/** The page knows who is there: a valid token is replaced by another one. */
export const sessionIsActive = (page: Page, token: string): Promise<void> =>
  expect.poll(() => storedToken(page)).not.toBe(token);

/** A seller opens the payment link's page with a fault in one of its files: the menu answers while it lasts, then the page explains itself. */
export async function openWithFault(page: Page, faults: FaultProxy, file: RegExp, fault: Fault): Promise<void> {
  await signIn(page);
  faults.fail(file, fault);
  await page.clock.install();
  await page.goto('/dashboard/rifas', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Menú' }).click();
  const menu = page.getByRole('navigation', { name: 'Principal' });
  await expect(menu.getByRole('link', { name: 'Depósitos' })).toBeVisible();
  if (fault === 'hang') {
    await expect(explanation(page)).toBeHidden();
    await passTimeUntil(page, explanation(page));
  }
  await expect(explanation(page)).toBeVisible();
}

export const retry = (page: Page): Locator => page.getByRole('button', { name: 'Reintentar' });
export const explanation = (page: Page): Locator => page.getByText(/^No pudimos cargar «/);

/** The login as the remote draws it; the page begins with a form that looks the same. */
export const loginForm = (page: Page): Locator =>
  page.locator('form[data-ready]').getByRole('textbox', { name: 'Email' });
/** The same of the payment link's page. */
export const paymentLink = (page: Page): Locator =>
  page.getByRole('button', { name: /^ENVIAR LINK DE PAGO AL COMPRADOR/ });

/** Longer than any budget of a stage. */
const PAST_THE_BUDGET_MS = 21_000;

/** Time passes, awake, until something shows: a budget begins with its work, a moment that no page shows. */
export const passTimeUntil = (page: Page, shown: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(PAST_THE_BUDGET_MS);
      return shown.isVisible();
    })
    .toBe(true);

/**
 * Time passes, awake and a second at a time, until a file is asked for, and no further: what took the place of the file that hangs
 * needs time of its own to arrive.
 */
export const passTimeUntilAsked = (page: Page, faults: FaultProxy, file: RegExp): Promise<void> =>
  expect
    .poll(
      async () => {
        if (faults.asked(file).length === 0) await page.clock.runFor(1000);
        return faults.asked(file).length;
      },
      { intervals: [50], timeout: 30_000 },
    )
    .toBeGreaterThan(0);

export { expect };
