import type { Page } from '@playwright/test';
import { FAULTS } from '@rifas/shared/strange';
import { title } from '../../support/screen';
import { storedToken } from '../../support/session-site';
import { arriveLoggedIn, expect, expectReadable, expectSession, expectSettled, test } from '../../support/strange-test';

/** Longer than the longest pause between two tries, and longer than the timeout of a call. */
const A_WHILE = '01:05';

/** The faults after which the page gets no valid answer. */
const faults = [...FAULTS.filter((fault) => fault !== 'an answer under a wrong type'), 'slow'] as const;

/** Moves the clock on by this step until something is so: no page shows when it tries again. */
const passUntil = (page: Page, step: string, isSo: () => Promise<boolean>): Promise<void> =>
  expect
    .poll(async () => {
      await page.clock.fastForward(step);
      return isSo();
    })
    .toBe(true);

const RAFFLES = /get-(detailed-)?by-pasajero$/;
const VALIDATE = /\/api\/validate$/;

for (const fault of faults) {
  test(`a list reports ${fault}, and loads by itself when the API is back`, async ({ page, api }) => {
    await page.clock.install();
    await arriveLoggedIn(page, api);
    api.fail(RAFFLES, fault);
    await page.goto('/dashboard/rifas/list');
    await expect(title(page, 'ESTAS SON TUS RIFAS')).toBeVisible();
    const alert = page.getByText('No pudimos cargar tus rifas.');
    await passUntil(page, A_WHILE, () => alert.isVisible());
    await expectReadable(page);
    await expectSession(page);
    api.heal();
    await passUntil(page, A_WHILE, () => alert.isHidden());
    await expectSettled(page);
  });

  test(`a validation that gets ${fault} lets nobody in, keeps the session, and opens the page when the API is back @once`, async ({
    page,
    api,
  }) => {
    await page.clock.install();
    await arriveLoggedIn(page, api);
    api.fail(VALIDATE, fault);
    await page.goto('/dashboard/rifas/list?desde=un-mail#abajo');
    const told = page.getByText(/Tu sesión y lo que escribiste siguen guardados/);
    await passUntil(page, '00:09', () => told.isVisible());
    await expectReadable(page);
    expect(await storedToken(page)).not.toBeNull();
    api.heal();
    let isAsked = false;
    page.on('request', (request) => (isAsked ||= VALIDATE.test(new URL(request.url()).pathname)));
    await expect
      .poll(async () => {
        // Steps too short to end a call, and only until the API is called: only the token of its answer is valid from
        // then on.
        if (!isAsked) await page.clock.fastForward('00:09');
        return title(page, 'ESTAS SON TUS RIFAS').isVisible();
      })
      .toBe(true);
    expect(new URL(page.url()).search).toBe('?desde=un-mail');
    await expectSession(page);
  });
}

test('the home keeps its buttons and the session when all its calls fail at once @variants', async ({ page, api }) => {
  await arriveLoggedIn(page, api);
  for (const fault of faults.filter((one) => one !== 'slow')) {
    api.fail(/\/api\/(pasajero|costos-extras|talon)/, fault);
    await test.step(fault, async () => {
      await page.goto('/dashboard');
      await expect(title(page, 'HOLA')).toBeVisible();
      await expect(page.getByRole('list', { name: 'Qué querés hacer' }).getByRole('link').first()).toBeVisible();
      await expectReadable(page);
      await expectSession(page);
    });
  }
});

test('the pay page reports a failing API, and shows the link without a press when the API is back @variants', async ({
  page,
  api,
}) => {
  await page.clock.install();
  api.fail(/validate-link$/, '502');
  await page.goto('/pago/cualquiera');
  await expect(page.getByText('El servidor no pudo responder. Probá de nuevo más tarde.')).toBeVisible();
  await expectReadable(page);
  api.heal();
  await passUntil(page, A_WHILE, () => title(page, /^PAGAR RIFA( DE .*)?$/).isVisible());
  await expect(page.getByText('El servidor no pudo responder')).toBeHidden();
});
