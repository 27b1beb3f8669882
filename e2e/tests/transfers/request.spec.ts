import type { Page } from '@playwright/test';
import { raffleRow, searchFor, state } from '../../support/raffles-list';
import {
  ANA,
  box,
  BRUNO,
  button,
  choose,
  dialog,
  expect,
  expectNoView,
  expectStayed,
  follow,
  MUCHO,
  openView,
  panel,
  sayYes,
  site,
  stay,
  test,
  title,
  TRANSFER,
  WIDE,
} from '../../support/transfers-test';

const REQUEST = 'Solicitar rifas de la bolsa';
/** A raffle of the demo that Bruno left in the bag. */
const OF_BRUNO = '00261';

const found = (page: Page) => page.getByRole('list', { name: 'Rifas de la bolsa' }).getByRole('listitem');
const currentStep = (page: Page) => page.locator('[aria-current=step]');
const confirmOne = (page: Page, number: string) => button(page, `CONFIRMAR RECEPCIÓN de la rifa ${number}`);

async function expectContacts(
  page: Page,
  { name, email, phone, dial }: typeof MUCHO | typeof BRUNO | typeof ANA,
): Promise<void> {
  const person = panel(page, name);
  await expect(person.getByRole('link', { name: email, exact: true })).toHaveAttribute('href', `mailto:${email}`);
  await expect(person.getByRole('link', { name: phone, exact: true })).toHaveAttribute('href', `tel:+${dial}`);
  await expect(person.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/${dial}\\?text=Hola`),
  );
}

test('a seller requests raffles from the bag and receives them, and the lists of both sellers follow @modes', async ({
  sellers,
}) => {
  test.slow();
  if (site().variant === 'ccee') return expectNoView(sellers, 'solicitar');
  const { mode } = site();
  const stated = (label: string) => (mode === 'multi' ? `${label}: 5` : label);
  const [one = '', two = ''] = await sellers.as(MUCHO).spare(2);
  await sellers.as(MUCHO).put(one, two);
  const owner = await sellers.enter(MUCHO, `${TRANSFER}/mi-bolsa`, WIDE);
  const page = await sellers.enter(ANA, `${TRANSFER}/recepciones`, WIDE);
  await Promise.all([stay(owner), expect(button(owner, `QUITAR la rifa ${one} de la bolsa`)).toBeVisible()]);
  await expect(title(page, 'Pendientes de recepción')).toBeVisible();

  // Step 1: the search finds raffles by number or owner, and never the seller's own.
  await openView(page, REQUEST);
  await button(page, 'SIGUIENTE').click();
  await expect(page.getByText('Debes seleccionar alguna rifa!')).toBeVisible();
  await searchFor(page, '0017');
  await expect(page.getByText('Ninguna rifa coincide con la búsqueda.')).toBeVisible();
  await searchFor(page, 'fernandez');
  await expect(found(page).filter({ hasNotText: BRUNO.name })).toHaveCount(0);
  await box(page, OF_BRUNO).check();
  await choose(page, one, two);
  await button(page, 'SIGUIENTE').click();

  // Step 2: the summary by owner; reload, back and forward keep it.
  await expect(page).toHaveURL(/solicitar\?paso=2$/);
  await expect(currentStep(page)).toContainText('Confirmar');
  await expect(panel(page, BRUNO.name).getByRole('listitem')).toHaveText([new RegExp(OF_BRUNO)]);
  await expect(panel(page, MUCHO.name).getByRole('listitem')).toHaveText([new RegExp(one), new RegExp(two)]);
  await page.reload();
  await expect(panel(page, MUCHO.name)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('3 rifas seleccionadas')).toBeVisible();
  await expect(box(page, OF_BRUNO)).toBeChecked();
  await page.goForward();
  await expect(title(page, 'Confirmá la solicitud')).toBeFocused();
  await stay(page);
  await button(page, 'SOLICITAR').click();
  await expect(dialog(page).getByText(/¿Querés solicitar las rifas/)).toBeVisible();
  await button(page, 'CERRAR').click();
  await button(page, 'SOLICITAR').click();
  await button(page, 'SÍ').click();

  // Step 3: the contacts of the owners; a step back sends no second request.
  await expect(page.getByText('Rifas solicitadas con éxito!')).toBeVisible();
  await expect(page).toHaveURL(/solicitar\?paso=3$/);
  await expectContacts(page, MUCHO);
  await expectContacts(page, BRUNO);
  await expect
    .poll(() => sellers.as(MUCHO).mailsAbout(one))
    .toEqual([
      expect.stringMatching(
        new RegExp(`${ANA.name} te solicitó estas rifas[^]*${two}[^]*${ANA.email}[^]*${ANA.phone}`),
      ),
    ]);
  await page.getByRole('link', { name: 'IR A PENDIENTES DE RECEPCIÓN' }).click();
  await expect(confirmOne(page, one)).toBeVisible();
  await expectContacts(page, MUCHO);

  // The owner, who has not reloaded, sees the receiver, and has nothing to press.
  await openView(owner, 'Mis rifas en la bolsa');
  await expect(button(owner, `QUITAR la rifa ${one} de la bolsa`)).toHaveCount(0);
  await openView(owner, 'Pendientes de entrega');
  await expect(panel(owner, ANA.name).getByRole('listitem').filter({ hasText: one })).toBeVisible();
  await expectContacts(owner, ANA);
  await expect(owner.getByRole('main').getByRole('button')).toHaveCount(0);
  await follow(owner, 'Rifas');
  await searchFor(owner, one);
  await expect(state(raffleRow(owner, one), stated('Solicitada'))).toBeVisible();

  // The receiver confirms one raffle first.
  await confirmOne(page, one).click();
  await expect(dialog(page).getByText(`¿Recibiste la rifa ${one}?`)).toBeVisible();
  await sayYes(page, 'Ya puedes ver la rifa en tu cuenta.');
  await expect(page).toHaveURL(/\/dashboard\/rifas\/list$/);
  await searchFor(page, one);
  await expect(state(raffleRow(page, one), stated('Pendiente de Pago'))).toBeVisible();
  await openView(page, 'Pendientes de recepción');
  await expect(confirmOne(page, two)).toBeVisible();
  await expect(confirmOne(page, one)).toHaveCount(0);
  await expectStayed(page);

  await expect
    .poll(() => sellers.as(MUCHO).mailsAbout(one))
    .toContainEqual(expect.stringContaining(`${ANA.name} confirmó que recibió`));
  await openView(owner, 'Pendientes de entrega');
  await expect(panel(owner, ANA.name).getByRole('listitem').filter({ hasText: two })).toBeVisible();
  await expect(owner.getByRole('main').getByText(one, { exact: true })).toHaveCount(0);
  await follow(owner, 'Rifas');
  await searchFor(owner, one);
  await expect(owner.getByText('Ninguna rifa coincide.')).toBeVisible();
  await expectStayed(owner);
});

test('one press confirms the reception of all raffles of a sender', async ({ sellers }) => {
  const numbers = await sellers.as(MUCHO).spare(2);
  await sellers.as(MUCHO).direct(BRUNO.email, ...numbers);
  const page = await sellers.enter(BRUNO, `${TRANSFER}/recepciones`);
  await panel(page, MUCHO.name)
    .getByRole('button', { name: /^CONFIRMAR TODAS \(\d+\)/ })
    .click();
  await sayYes(page, 'Ya puedes ver la rifa en tu cuenta.');
  await expect(page).toHaveURL(/\/dashboard\/rifas\/list$/);
  for (const number of numbers) {
    await searchFor(page, number);
    await expect(raffleRow(page, number)).toBeVisible();
  }
  await page.goBack();
  await expect(title(page, 'Pendientes de recepción')).toBeVisible();
  await expect(panel(page, MUCHO.name)).toHaveCount(0);
});

test('a reload keeps the third step, and a step back from it begins a new request @variants', async ({ sellers }) => {
  if (site().variant === 'ccee') return expectNoView(sellers, 'solicitar');
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  await sellers.as(MUCHO).put(number);
  const page = await sellers.enter(ANA, `${TRANSFER}/solicitar?paso=2`);
  // The address of step 2 without a draft shows the first step.
  await expect(button(page, 'SIGUIENTE')).toBeVisible();
  await expect(page).toHaveURL(/solicitar$/);
  await choose(page, number);
  await button(page, 'SIGUIENTE').click();
  await button(page, 'SOLICITAR').click();
  await button(page, 'SÍ').click();
  // The second step also names the owner.
  await expect(page.getByRole('list', { name: 'Paso 3 de 3' })).toBeVisible();
  await expect(panel(page, MUCHO.name).getByText(number)).toBeVisible();
  await page.reload();
  await expect(panel(page, MUCHO.name).getByText(number)).toBeVisible();
  // On a phone the button is as wide as the page.
  const person = await panel(page, MUCHO.name).boundingBox();
  const onward = await page.getByRole('link', { name: 'IR A PENDIENTES DE RECEPCIÓN' }).boundingBox();
  expect([onward?.x, onward?.width]).toEqual([person?.x, person?.width]);
  await page.goBack();
  await expect(button(page, 'SIGUIENTE')).toBeVisible();
  await expect(box(page, number)).toHaveCount(0);
});

test('the name of an owner that is one long word breaks inside its row of the bag @variants', async ({ sellers }) => {
  if (site().variant === 'ccee') return expectNoView(sellers, 'solicitar');
  const page = await sellers.enter(ANA, `${TRANSFER}/mi-bolsa`);
  await page.route('**/api/talon/get-bolsa', async (route) => {
    const response = await route.fetch();
    const long = '"pasajero_nombres":"Wolfeschlegelsteinhausenbergerdorffwelchevoraltern"';
    await route.fulfill({ response, body: (await response.text()).replace(/"pasajero_nombres":"[^"]*"/g, long) });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${TRANSFER}/solicitar`);
  const name = found(page).getByText('Wolfeschlegel').first();
  await expect(name).toBeVisible();
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect((await name.boundingBox())?.width).toBeLessThan(300);
});
