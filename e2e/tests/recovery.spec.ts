import type { Fault } from '../support/faults';
import { tamper, withPrevious } from '../support/faults-pages';
import { expect, loginForm, openWithFault, paymentLink, retry, signIn, test } from '../support/faults-test';
import { logIn } from '../support/seller';

/** A fault in each of a remote's files. The journeys in recovery/ try every kind of file with every fault. */
const FAULTS: readonly { readonly what: string; readonly file: RegExp; readonly fault: Fault }[] = [
  { what: 'the remote’s entry hangs', file: /\/mf-rifas\/.*\/remoteEntry\.js$/, fault: 'hang' },
  { what: 'its exposed module is answered with a page', file: /\/mf-rifas\/.*\/remote\.\w+\.js$/, fault: 'html' },
  { what: 'its page chunk is gone', file: /\/mf-rifas\/.*\/page-paymentLink\.\w+\.js$/, fault: '404' },
  { what: 'a shared chunk is cut off', file: /\/shell\/.*\/forms\.\w+\.js$/, fault: 'reset' },
];

for (const { what, file, fault } of FAULTS) {
  test(`${what}: the menu works, the page explains the failure, and Reintentar heals it in place`, async ({
    page,
    faults,
  }) => {
    await openWithFault(page, faults, file, fault);
    faults.heal();
    await retry(page).click();
    await expect(paymentLink(page)).toBeVisible();
  });
}

test('the home works without the trip summary', async ({ page, faults }) => {
  await signIn(page);
  faults.fail(/\/mf-depositos\//, '503');
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Tus rifas' })).toBeVisible();
  await expect(page.getByText('No pudimos cargar «Resumen del viaje»')).toBeVisible();
});

test('a changed byte in a release of a remote makes its previous release take over', async ({ page, faults }) => {
  withPrevious(faults, 'mf-auth');
  tamper(faults, /^\/releases\/mf-auth\/(?!0\.0\.9\/)[^/]+\/page-login\.\w+\.js$/);
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
  await expect.poll(() => faults.asked(/^\/releases\/mf-auth\/0\.0\.9\//).length).toBeGreaterThan(0);
});

test('a changed byte in the shell makes its previous release start', async ({ page, faults }) => {
  withPrevious(faults, 'shell');
  tamper(faults, /^\/releases\/shell\/(?!0\.0\.9\/)[^/]+\/shell\.\w+\.js$/);
  await page.goto('/login');
  await expect(loginForm(page)).toBeVisible();
});

test('a page opens without the library that checks forms, and the seller stays logged in', async ({ page, faults }) => {
  await signIn(page);
  faults.fail(/\/shell\/.*\/yup\.\w+\.js$/, '503');
  await page.goto('/dashboard/rifas');
  await expect(paymentLink(page)).toBeVisible();
  await expect.poll(() => faults.asked(/\/shell\/.*\/yup\.\w+\.js$/).length).toBeGreaterThan(0);
  faults.heal();
  await page.reload();
  await expect(paymentLink(page)).toBeVisible();
});

test('a visitor without a network is not let in, stays logged in, and gets in with Reintentar', async ({
  page,
  faults,
}) => {
  await logIn(page, 'bruno@example.com');
  faults.fail(/^\/api\/validate$/, 'reset');
  await page.goto('/dashboard/rifas');
  await expect(page.getByRole('heading', { name: 'Sin conexión' })).toBeVisible();
  faults.heal();
  await retry(page).click();
  await expect(paymentLink(page)).toBeVisible();
});
