import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '../../support/accessibility';
import { payUntilGateway } from '../../support/buyer';
import { LINK_BUYER, sellerAt, type SellerApi } from '../../support/checkout-links';
import { LINKS, LINKS_TITLE, linksOf, SOON, unfold, wholeRaffles } from '../../support/raffles-links';
import { openRaffle, searchFor } from '../../support/raffles-list';
import { BRUNO, expect, MUCHO, openAs, site, test } from '../../support/raffles-test';
import { chooseUnits, fillBuyer, linkShown, READY, sendButton, title } from '../../support/raffles-wizard';
import { arriveAs } from '../../support/seller';

/** Makes a link with one unit of each raffle, in the wizard. @returns the address of the link */
async function makeLinkFor(page: Page, ...numbers: readonly string[]): Promise<string> {
  await chooseUnits(page, ...numbers);
  await fillBuyer(page);
  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();
  return linkShown(page);
}

/** Logs in the seller with most raffles. @returns calls that make links of this seller without the browser */
async function arriveAsMucho(page: Page): Promise<SellerApi> {
  await arriveAs(page, MUCHO);
  return sellerAt(test.info().project.use.baseURL ?? '');
}

async function linkFromMakingToPayment(
  page: Page,
  context: BrowserContext,
  watch: (page: Page) => void,
): Promise<void> {
  test.slow();
  await openAs(page, MUCHO, '/dashboard/rifas');
  const [first = '', second = ''] = await wholeRaffles(page, 40, 2);
  const address = await makeLinkFor(page, first, second);
  await page.getByRole('link', { name: 'VER TUS LINKS' }).click();
  await expect(title(page, LINKS_TITLE)).toBeFocused();

  const link = await linksOf(page, second);
  await expect(link).toHaveCount(1);
  // At midnight today becomes yesterday.
  const units = site().mode === 'multi' ? 'talones' : 'rifas';
  await expect(link.locator('summary')).toContainText(new RegExp(`Lucía Fernández 2 ${units} · (hoy|ayer)`));
  await expect(link.locator('summary')).toContainText('Sin abrir');
  await unfold(link);
  const steps = link.getByRole('list', { name: 'Historia del link' }).getByRole('listitem');
  await expect(steps).toHaveText([/^Generado (hoy|ayer) a las \d\d:\d\d$/]);
  await expect(link.getByText(/Sorteo 2/)).toHaveCount(site().mode === 'multi' ? 2 : 0);
  const reminder = new URL(
    (await link.getByRole('link', { name: 'RECORDAR POR WHATSAPP' }).getAttribute('href')) ?? '',
  );
  expect(reminder.pathname).toBe('/59899123456');
  expect(reminder.searchParams.get('text')).toContain(address);

  const buyer = await context.newPage();
  watch(buyer);
  await payUntilGateway(buyer, new URL(address).pathname);
  await expect(link.locator('summary')).toContainText('En pago', SOON);
  await link.getByRole('button', { name: 'CANCELAR LINK' }).click();
  const question = page.getByRole('dialog', { name: 'Cancelar link' });
  await expect(question).toContainText('Hay un pago en curso. Primero le preguntamos al medio de pago');
  await question.getByRole('button', { name: 'NO', exact: true }).click();

  await buyer.getByRole('button', { name: 'Aprobar', exact: true }).click();
  await expect(buyer).toHaveURL(/\/success$/);
  await expect(link.locator('summary')).toContainText('Pagado', SOON);
  await buyer.close();
  await expect(steps).toHaveText([/^Generado (hoy|ayer)/, /^Abierto (hoy|ayer)/, /^Pagado (hoy|ayer)/]);
  await expect(link.getByRole('button', { name: 'CANCELAR LINK' })).toHaveCount(0);
  const ticket = await link.getByRole('link', { name: 'VER E-TICKET' }).getAttribute('href');
  const shown = await page.request.get(ticket ?? '');
  expect(shown.status()).toBe(200);
  expect(await shown.text()).toContain(first);
}

test('the view shows a link from its making to its payment without a reload, and leads to its e-ticket @modes', ({
  page,
  context,
  watch,
}) => linkFromMakingToPayment(page, context, watch));

test('a cancelled and a replaced link cannot be paid any more, and the new link can @variants', async ({
  page,
  context,
  watch,
}) => {
  test.slow();
  const seller = await arriveAsMucho(page);
  const dead = await seller.makeLink({ fromEnd: 50 });
  const old = await seller.makeLink({ fromEnd: 51 });

  const one = await linksOf(page, dead.number);
  await unfold(one);
  await one.getByRole('button', { name: 'CANCELAR LINK' }).click();
  const question = page.getByRole('dialog', { name: 'Cancelar link' });
  await expect(question).toContainText('Lucía Fernández ya no va a poder pagar con este link');
  await expect(question).not.toContainText('pago en curso');
  await question.getByRole('button', { name: 'SÍ, CANCELAR' }).click();
  await expect(page.getByText('Cancelamos el link.')).toBeVisible();
  await expect(one.locator('summary')).toContainText('Cancelado');

  const other = await linksOf(page, old.number);
  await unfold(other);
  await other.getByRole('button', { name: 'REEMPLAZAR' }).click();
  const form = page.getByRole('dialog', { name: 'Reemplazar link' });
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(LINK_BUYER.Email);
  await form.getByRole('textbox', { name: 'Email' }).fill('lucia@example.com');
  await form.getByRole('button', { name: 'GENERAR OTRO LINK' }).click();
  const made = page.getByRole('dialog', { name: 'Tu link nuevo' });
  const fresh = (await made.getByText(/^http.*\/pago\//).textContent()) ?? '';
  expect(new URL(fresh).pathname).not.toBe(old.path);
  await made.getByRole('button', { name: 'Cerrar' }).click();
  await expect(other).toHaveCount(2);
  await expect(other.filter({ hasText: 'Reemplazado' })).toHaveCount(1);
  await expect(other.filter({ hasText: 'Sin abrir' })).toHaveCount(1);

  const buyer = await context.newPage();
  watch(buyer);
  for (const link of [dead, old]) {
    await buyer.goto(link.path);
    await expect(buyer.getByText('Martín').first()).toBeVisible();
    await expect(buyer.getByRole('button', { name: /^PAGAR/ })).toHaveCount(0);
  }
  await payUntilGateway(buyer, new URL(fresh).pathname);
  await buyer.close();
});

test('a state filters the view of the links, and the raffle list leads to the links of a ticket', async ({ page }) => {
  const { number } = await (await arriveAsMucho(page)).makeLink({ fromEnd: 60 });
  await page.goto('/dashboard/rifas/list');
  await expect(page.getByRole('main').getByRole('link', { name: 'Links de pago' })).toHaveAttribute('href', LINKS);
  await searchFor(page, number);
  const row = await openRaffle(page, number);
  await row.getByRole('link', { name: 'VER LINK' }).click();
  await expect(title(page, LINKS_TITLE)).toBeVisible();
  await expect(page.getByText(/^1 de \d+ links$|^1 link$/)).toBeVisible();

  const states = page.getByRole('group', { name: 'Links por estado' });
  const unopened = states.getByRole('button', { name: /Sin abrir$/ });
  await page.getByRole('searchbox').fill('');
  await unopened.click();
  await expect(unopened).toHaveAttribute('aria-pressed', 'true');
  const links = page.getByRole('list', { name: 'Links de pago' }).locator('summary');
  await expect(links.filter({ hasText: 'Sin abrir' })).toHaveCount(await links.count());
  await page.reload();
  await expect(unopened).toHaveAttribute('aria-pressed', 'true');
});

test('the e-ticket of a sold raffle can be sent again, also after a cash sale @modes', async ({ page }) => {
  await openAs(page, BRUNO, '/dashboard/rifas/list');
  await searchFor(page, '00251');
  const row = await openRaffle(page, '00251');
  const buttons = row.getByRole('button', { name: 'E-TICKET' });
  await expect(buttons).toHaveCount(site().mode === 'multi' ? 5 : 1);
  await buttons.first().click();
  const dialog = page.getByRole('dialog', { name: 'E-ticket de la rifa 00251' });
  const [email = ''] = (await dialog.getByText(/^La compró/).textContent())?.match(/[\w.-]+@[\w.-]+\w/) ?? [];
  expect(email).not.toBe('');
  const whatsApp = new URL(
    (await dialog.getByRole('link', { name: 'ENVIAR POR WHATSAPP' }).getAttribute('href')) ?? '',
  );
  expect(whatsApp.searchParams.get('text')).toMatch(/Acá está el e-ticket de tu rifa 00251: http/);
  await dialog.getByRole('button', { name: 'ENVIAR POR MAIL' }).click();
  await expect(dialog.getByText(`Enviamos el e-ticket a ${email}.`)).toBeVisible();
  await page.goto('/sandbox/mailbox');
  await expect(page.getByText(email).first()).toBeVisible();
});

test('the seller can choose whether each card sale sends a mail', async ({ page }) => {
  await openAs(page, MUCHO, LINKS);
  const mails = page.getByRole('checkbox', { name: /Recibir un mail por cada venta con tarjeta/ });
  await expect(mails).toBeChecked();
  const press = async () => {
    // A reload would cancel a request that is not finished.
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/mail-settings') && answer.request().method() === 'POST',
    );
    // With the keyboard: a jump to the end of a long list moves it once more, when the rows there are measured.
    await mails.press('Space');
    await saved;
  };
  await press();
  await expect(mails).not.toBeChecked();
  await page.reload();
  await expect(mails).not.toBeChecked();
  await press();
  await page.reload();
  await expect(mails).toBeChecked();
});

test('axe finds nothing in the view of the links, with a link unfolded and with its dialogs', async ({ page }) => {
  test.slow();
  const { number } = await (await arriveAsMucho(page)).makeLink({ fromEnd: 70 });
  const link = await linksOf(page, number);
  await unfold(link);
  await expectAccessible(page);
  await link.getByRole('button', { name: 'REEMPLAZAR' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await link.getByRole('button', { name: 'CANCELAR LINK' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
});

test.describe('an API without the list of links', () => {
  test.use({ expectedNoise: [[/404 .*\/api\/talon\/my-links/], { scope: 'test' }] });

  test('neither menu nor lists lead to the view of the links, and no error shows', async ({ page }) => {
    let asked = 0;
    await page.route('**/api/talon/my-links', (route) => {
      asked += 1;
      return route.fulfill({ status: 404, json: { status: 'error', message: 'Not found' } });
    });
    await openAs(page, BRUNO, '/dashboard/rifas/list');
    await openRaffle(page, '00251');
    await expect.poll(() => asked).toBe(1);
    await expect(page.getByRole('link', { name: 'Links de pago' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Menú' }).click();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Rifas', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Links de pago' })).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(asked).toBe(1);
  });
});

test.describe('the view of the links on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } });
  test('the view shows a link from its making to its payment on a desktop as on a phone', ({ page, context, watch }) =>
    linkFromMakingToPayment(page, context, watch));
});
