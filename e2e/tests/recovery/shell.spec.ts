import { FAULTS, type FaultProxy } from '../../support/faults';
import { deployNext, release, tamper, withPrevious } from '../../support/faults-pages';
import { expect, explanation, loginForm, paymentLink, retry, saveData, signIn, test } from '../../support/faults-test';
import { goByMenu } from '../../support/screen';
import { chooseFree } from '../../support/seller';

const LOGIN = 'INGRESA PARA VENDER TUS RIFAS';
const SHELL = /^\/releases\/shell\/(?!0\.0\.9\/)[^/]+\/shell\.\w+\.js$/;
const DASHBOARD = /^\/releases\/shell\/(?!0\.0\.9\/)[^/]+\/dashboard\.\w+\.js$/;

test.use({
  expectedNoise: [
    [
      /Failed to load resource|net::ERR_|Failed to fetch|preload|already registered|integrity|MIME type|RUNTIME-008|roto|module script/i,
    ],
    { scope: 'test' },
  ],
});

for (const fault of FAULTS.filter((one) => one !== 'hang')) {
  test(`the page explains a failing script of the shell in its own look, with Reintentar: ${fault} @once`, async ({
    page,
    faults,
  }) => {
    faults.fail(SHELL, fault);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'No pudimos abrir el sitio' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Viajes del Sur' })).toBeVisible();
    faults.heal();
    await retry(page).click();
    await expect(loginForm(page)).toBeVisible();
  });
}

test('a shell that hangs is reported on the first paint, and Reintentar starts it again @once', async ({
  page,
  faults,
}) => {
  faults.fail(SHELL, 'hang');
  await page.clock.install();
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: LOGIN })).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText(/^Está tardando más de lo normal/)).toBeVisible();
  faults.heal();
  await retry(page).click();
  await expect(loginForm(page)).toBeVisible();
});

const BROKEN: readonly [what: string, spoil: (faults: FaultProxy) => void | Promise<void>][] = [
  ['is gone', (faults) => faults.fail(SHELL, '404')],
  ['has a changed byte', (faults) => tamper(faults, SHELL)],
  ['throws when it is run', (faults) => release(faults, SHELL, (code) => `throw new Error("roto");${code}`)],
  [
    'throws in its first render',
    (faults) =>
      release(faults, SHELL, (code) => code.replace('"Sistema creado por"', '(()=>{throw new Error("roto")})()')),
  ],
];

for (const [what, spoil] of BROKEN) {
  test(`the previous release replaces a shell that ${what} @once`, async ({ page, faults }) => {
    withPrevious(faults, 'shell');
    await spoil(faults);
    await page.goto('/login');
    await expect(loginForm(page)).toBeVisible();
    await page.goto('/__status');
    await expect(page.getByText('el anterior')).toBeVisible();
  });
}

test('a shell that hangs is replaced by its previous release after a timeout @once', async ({ page, faults }) => {
  withPrevious(faults, 'shell');
  faults.fail(SHELL, 'hang');
  await page.clock.install();
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: LOGIN })).toBeVisible();
  // Second by second: a page that sleeps has not waited.
  await page.clock.runFor(20_000);
  await expect(loginForm(page)).toBeVisible();
});

test('a chunk of the shell that stays missing makes one reload start the previous release @once', async ({
  page,
  faults,
}) => {
  withPrevious(faults, 'shell');
  faults.fail(DASHBOARD, '404');
  await signIn(page);
  await page.goto('/dashboard/rifas');
  await expect(paymentLink(page)).toBeVisible();
  expect(faults.asked(/^\/dashboard\/rifas$/).length).toBeGreaterThan(1);
});

test('a chunk that a clean-up removed makes one reload take the new composition, and typed values stay', async ({
  page,
  faults,
}) => {
  await saveData(page);
  await signIn(page);
  await page.goto('/dashboard/rifas');
  await chooseFree(page);
  await page.getByRole('button', { name: /^ENVIAR LINK DE PAGO AL COMPRADOR/ }).click();
  await page.getByRole('textbox', { name: 'Apellido' }).fill('Fernández');
  deployNext(faults, 'mf-depositos');

  // The open tab keeps what it has loaded. For a missing file the page reloads itself.
  await goByMenu(page, 'Depósitos');
  await expect(page.getByRole('heading', { name: 'ESTOS SON TUS DEPÓSITOS' })).toBeVisible();
  // The reloaded page has its heading before its scripts are requested.
  await expect.poll(() => faults.asked(/^\/releases\/mf-depositos\/9\.9\.9\//).length).toBeGreaterThan(0);
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Apellido' })).toHaveValue('Fernández');
});

test('a reload that does not help is not repeated, and the second failure is explained @once', async ({
  page,
  faults,
}) => {
  await saveData(page);
  await signIn(page);
  await page.goto('/dashboard/rifas');
  await expect(paymentLink(page)).toBeVisible();
  deployNext(faults, 'mf-depositos');
  faults.fail(/^\/releases\/mf-depositos\//, '404');
  await goByMenu(page, 'Depósitos');
  await expect(explanation(page)).toBeVisible();
  expect(faults.asked(/^\/releases\/mf-depositos\/9\.9\.9\//).length).toBeGreaterThan(0);
  await expect(page.getByRole('button', { name: 'Menú' })).toBeVisible();
});
