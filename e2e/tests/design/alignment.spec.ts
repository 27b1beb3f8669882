import type { Locator, Page } from '@playwright/test';
import { sellerAt } from '../../support/checkout-links';
import { setLetters } from '../../support/large-text';
import { BRUNO, expect, openAs, test } from '../../support/raffles-test';
import { chooseFirst, fillBuyer } from '../../support/seller';
import { isTakenOver, openHeld } from '../../support/typing';

/** Android's largest common font scale, 130 %, in pixels. */
const ANDROID_LARGE = 21;

const place = async (element: Locator) => {
  const box = await element.boundingBox();
  return box === null ? undefined : { x: box.x, end: box.x + box.width };
};

test('the fields of the login have one width, and the password has its button inside the field @once', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByRole('textbox', { name: 'Contraseña' });
  const reveal = page.getByRole('button', { name: 'Mostrar Contraseña' });
  // The remote replaces the drawn form during this time, so all three are measured until they exist together.
  await expect
    .poll(async () => {
      const [first, second, button] = [await place(email), await place(password), await place(reveal)];
      if (!first || !second || !button) return undefined;
      const standsInBox = button.x > second.x && button.end < second.end;
      return { aligned: [second.x - first.x, second.end - first.end], standsInBox };
    })
    .toEqual({ aligned: [0, 0], standsInBox: true });
});

test('the table of the trip fits on a phone, with large letters and beside other columns, in no smaller type than the page @variants', async ({
  page,
}) => {
  await openAs(page, 'ana@example.com', '/dashboard');
  await expect(page.getByText('Saldo a pagar').first()).toBeVisible();
  await page.getByText('Resumen del viaje').first().click();
  const table = page.getByRole('group', { name: 'Totales por tipo' });
  await expect(table).toBeVisible();
  for (const [width, letters] of [
    [320, 16],
    [360, 16],
    [360, ANDROID_LARGE],
    [360, 32],
    [1280, 16],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setLetters(page, letters);
    await expect
      .poll(() => table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBeLessThanOrEqual(0);
    const size = await table
      .locator('td')
      .first()
      .evaluate((figure) => parseFloat(getComputedStyle(figure).fontSize));
    expect(size / letters).toBe(14 / 16);
  }
});

test('the links beside the steps stay in one line with the large letters of a phone @once', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await setLetters(page, ANDROID_LARGE);
  await openAs(page, BRUNO, '/dashboard/rifas');
  const top = async (name: RegExp) => (await page.getByRole('main').getByRole('link', { name }).boundingBox())?.y;
  await expect.poll(async () => Number(await top(/^Links/)) - Number(await top(/^Ayuda/))).toBe(0);
});

test('the price of a whole raffle stands beside its number on a phone @variants', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAs(page, BRUNO, '/dashboard/rifas');
  const price = page.getByText('$ 21.160,00').or(page.getByText('US$ 80,00')).first();
  await expect(price).toBeVisible();
  const [number, sum] = [await page.getByText('00207').first().boundingBox(), await price.boundingBox()];
  expect(sum?.y).toBeLessThan((number?.y ?? 0) + (number?.height ?? 0));
});

test('sums of nine digits break no word of a deposit and fit into the table of the trip @once', async ({ page }) => {
  await page.route(/get-(pasajero-itinerario|depositos-registros-list)-by-user/, async (route) => {
    const response = await route.fetch();
    // Every amount of the API is a plain number under one of these names.
    const body = (await response.text()).replace(/"(total\w+|precio|Monto)":([1-9]\d*)/g, '"$1":$200000');
    await route.fulfill({ response, body });
  });
  await openAs(page, 'ana@example.com', '/dashboard');
  await expect(page.getByText('Saldo a pagar').first()).toBeVisible();
  await page.getByText('Resumen del viaje').first().click();
  const table = page.getByRole('group', { name: 'Totales por tipo' });
  await expect(table).toContainText(/\d{3}\.000\.000,00/);
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard/depositos');
  await page.locator('summary').filter({ hasText: 'pago personal' }).first().click();
  // The box has one or two lines of text and its paddings; a broken word would need four lines.
  expect(
    (
      await page
        .getByText(/^Registrado el/)
        .first()
        .boundingBox()
    )?.height,
  ).toBeLessThan(64);
});

/** Opens the links with a single live one. */
async function openLiveLink(page: Page, width: number): Promise<Locator> {
  await page.route('**/api/talon/my-links', async (route) => {
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: object[] };
    const links = data.slice(0, 1).map((link) => ({ ...link, estado: 'sin abrir', pagado: null }));
    await route.fulfill({ response, json: { ...rest, data: links } });
  });
  await page.setViewportSize({ width, height: 800 });
  await openAs(page, BRUNO, '/dashboard/rifas/links');
  const link = page.locator('summary').first();
  await expect(link.getByText('Sin abrir')).toBeVisible();
  return link;
}

test('the sums of a live link stay clear of its stub on the narrowest phone, with letters wider than the site’s font @once', async ({
  page,
}) => {
  const link = await openLiveLink(page, 320);
  await link.evaluate((found) => (found.style.letterSpacing = '0.14em'));
  const stub = await link.getByText(/^00\d{3}$/).boundingBox();
  const sum = await link.getByText('Crédito').boundingBox();
  expect(stub).not.toBeNull();
  const isBeside = (sum?.x ?? 0) >= (stub?.x ?? 0) + (stub?.width ?? 0);
  const isBelow = (sum?.y ?? 0) >= (stub?.y ?? 0) + (stub?.height ?? 0);
  expect(isBeside || isBelow).toBe(true);
});

test('the sum of a live link ends at the same edge as its state on a desktop @once', async ({ page }) => {
  const link = await openLiveLink(page, 1280);
  const [sum, state] = [
    await place(link.getByText(/\$ [\d.]+,\d\d$/).last()),
    await place(link.getByText('Sin abrir')),
  ];
  expect(sum?.end).toBeCloseTo(state?.end ?? 0, 0);
});

test('an unknown state of one long word breaks inside its raffle @once', async ({ page }) => {
  const state = 'Wolfeschlegelsteinhausenbergerdorffwelche';
  await page.route('**/api/talon/get-detailed-by-pasajero', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('Pendiente de Pago', state) });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, BRUNO, '/dashboard/rifas/list');
  const raffle = page.locator('summary').filter({ hasText: state }).first();
  await expect(raffle).toBeVisible();
  expect((await place(raffle.getByText(state)))?.end).toBeLessThan((await place(raffle))?.end ?? 0);
});

test('the name of the last step of a wizard never ends beyond its bar @once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, BRUNO, '/dashboard/rifas');
  const steps = page.getByRole('list', { name: 'Paso 1 de 3' });
  // Both are measured in one call, because links that come later take room from the bars.
  const [name = 0, bar = 0] = await steps.evaluate((list) => {
    const last = list.lastElementChild;
    last?.setAttribute('aria-current', 'step');
    last?.lastElementChild?.replaceChildren('Confirmar');
    return [last?.lastElementChild, list].map((one) => one?.getBoundingClientRect().right);
  });
  expect(name).toBeGreaterThan(0);
  expect(name).toBeLessThanOrEqual(Math.ceil(bar));
});

test('the buyer step has its action beside the form on a desktop, inside its own sheet @once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, BRUNO, '/dashboard/rifas');
  await chooseFirst(page);
  const send = page.getByRole('button', { name: 'ENVIAR LINK', exact: true });
  await expect(send).toBeVisible();
  const [action, sheet, field] = [
    await place(send),
    await place(page.getByRole('group', { name: 'Acciones' })),
    await place(page.getByRole('textbox', { name: 'Apellido' })),
  ];
  expect(action?.end).toBeLessThan(sheet?.end ?? 0);
  expect(sheet?.x).toBeGreaterThan(field?.end ?? 0);
});

test('the title keeps its left edge through the steps of the payment link on a desktop @once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, BRUNO, '/dashboard/rifas');
  // The first paint is replaced by the page itself, and in between the title has no place.
  const edgeOf = async (title: RegExp) => {
    let edge: number | undefined;
    await expect
      .poll(async () => (edge = (await place(page.getByRole('heading', { level: 1, name: title })))?.x))
      .toBeDefined();
    return edge;
  };
  const edge = await edgeOf(/^ELIGE/);
  await chooseFirst(page);
  expect(await edgeOf(/^DATOS/)).toBe(edge);
  await fillBuyer(page);
  await page.getByRole('button', { name: 'ENVIAR LINK', exact: true }).click();
  expect(await edgeOf(/^TU LINK/)).toBe(edge);
});

test('the search of the raffles stands in one line with its lists on a tablet @once', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAs(page, BRUNO, '/dashboard/rifas/list');
  const tools = page.getByRole('group', { name: 'Buscar rifas' });
  await expect(tools).toBeVisible();
  const [search, state] = [
    await place(page.getByRole('search')),
    await place(page.getByLabel('Estado', { exact: true })),
  ];
  expect(search?.end).toBeLessThan(state?.x ?? 0);
  // A label and a box; a label of two lines would be taller.
  expect((await tools.boundingBox())?.height).toBeLessThan(80);
});

test('the header stays in one line on a desktop with letters wider than the site’s font @variants', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, BRUNO, '/dashboard/rifas/links');
  const header = page.getByRole('banner').first();
  await expect(page.getByRole('main').getByRole('list', { name: 'Links de pago' })).toBeVisible();
  // The entry of the links comes with the next page.
  await header.getByRole('link', { name: 'Inicio', exact: true }).click();
  await expect(header.getByRole('link', { name: 'Links de pago' })).toBeVisible();
  const height = (await header.boundingBox())?.height;
  await header.evaluate((found) => (found.style.letterSpacing = '0.14em'));
  expect((await header.boundingBox())?.height).toBe(height);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('the fields of a buyer do not move on a desktop when the scripts arrive @variants', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const link = await sellerAt(baseURL ?? '').makeLink();
  const scripts = await openHeld(page, link.path);
  const places = async () => {
    const fields = page.locator('form:visible :is(input, select)[name]');
    const boxes = await fields.evaluateAll((found) =>
      found.map((field) => {
        const { x, y, width } = field.getBoundingClientRect();
        return { name: field.getAttribute('name'), x, y, width };
      }),
    );
    const [first] = boxes;
    return boxes.map(({ y, ...box }) => ({ ...box, y: Math.round(y - (first?.y ?? 0)) }));
  };
  await expect(page.getByLabel('Email')).toBeVisible();
  const before = await places();
  await scripts.releaseAll();
  await isTakenOver(page, 'Datos del pago');
  expect((await places()).filter(({ name }) => before.some((box) => box.name === name))).toEqual(before);
});
