import { expect, type Locator, type Page } from '@playwright/test';
import { startFaultProxy, type Fault, type FaultProxy } from './faults';
import { arriveAs } from './seller';
import { storedToken } from './session-site';
import { test as base } from './test';

interface Fixtures {
  readonly faults: FaultProxy;
}

/** The site behind a proxy that breaks what a test chooses, with a cold cache. Faults may print to the console. */
export const test = base.extend<Fixtures, { readonly front: FaultProxy }>({
  front: [
    async ({}, provide, { project }) => {
      const proxy = await startFaultProxy(project.use.baseURL ?? '');
      await provide(proxy);
      await proxy.stop();
    },
    { scope: 'worker' },
  ],
  // Automatic, so that tests without faults of their own also begin without any.
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

/** Makes a session without loading a page, so that the next page has a cold cache. @returns its token */
export const signIn = (page: Page): Promise<string> => arriveAs(page, 'bruno@example.com');

/** A visitor who saves data gets no pages prefetched, so files that a deploy removed are not in the cache either. */
export const saveData = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** The fields of a telemetry report that journeys read. */
export interface PageReport {
  readonly kind: string;
  readonly version?: string;
}

/** Collects all reports of the page from now on. */
export function listenToReports(page: Page): readonly PageReport[] {
  const reports: PageReport[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/telemetry')) reports.push(JSON.parse(request.postData() ?? '{}') as PageReport);
  });
  return reports;
}

/** The session is active once a valid token was replaced by another one. */
export const sessionIsActive = (page: Page, token: string): Promise<void> =>
  expect.poll(() => storedToken(page)).not.toBe(token);

/** Opens the payment link's page with a fault in a file: the menu works meanwhile, then the page explains the fault. */
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

/** The login as the remote draws it, not the form of the first paint, which looks the same. */
export const loginForm = (page: Page): Locator =>
  page.locator('form[data-ready]').getByRole('textbox', { name: 'Email' });
/** The payment link's page as the remote draws it. */
export const paymentLink = (page: Page): Locator =>
  page.getByRole('button', { name: /^ENVIAR LINK DE PAGO AL COMPRADOR/ });

/** Longer than the time limit of any stage. */
const PAST_THE_BUDGET_MS = 21_000;

/** Runs the clock until something shows: no page shows when a time limit begins. */
export const passTimeUntil = (page: Page, shown: Locator): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.runFor(PAST_THE_BUDGET_MS);
      return shown.isVisible();
    })
    .toBe(true);

/**
 * Runs the clock second by second until a file is requested, and no further, because the file that replaces the hanging
 * one needs real time to arrive.
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
