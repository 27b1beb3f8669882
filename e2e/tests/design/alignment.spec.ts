import type { Locator } from '@playwright/test';
import { BRUNO, expect, openAs, test } from '../../support/raffles-test';

const place = async (element: Locator) => {
  const box = await element.boundingBox();
  return box === null ? undefined : { x: box.x, end: box.x + box.width };
};

test('the login’s boxes are as wide as one another, and the button that shows the password stands in its box @once', async ({
  page,
}) => {
  await page.goto('/login');
  const email = page.getByRole('textbox', { name: 'Email' });
  const password = page.getByRole('textbox', { name: 'Contraseña' });
  // The remote takes the drawn form over meanwhile: both boxes are measured again until they are there at once.
  await expect
    .poll(async () => {
      const [first, second] = [await place(email), await place(password)];
      return first !== undefined && second !== undefined && [second.x - first.x, second.end - first.end];
    })
    .toEqual([0, 0]);
  const [button, box] = [await place(page.getByRole('button', { name: 'Mostrar Contraseña' })), await place(password)];
  expect(button?.x).toBeGreaterThan(box?.x ?? 0);
  expect(button?.end).toBeLessThan(box?.end ?? 0);
});

test('with the system’s own colours the brand keeps its mark, and the main action is filled @once', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'INGRESAR' })).toBeVisible();
  const adjust = (element: Locator, pseudo?: string) =>
    element.evaluate((found, part) => getComputedStyle(found, part).forcedColorAdjust, pseudo);
  // What is drawn first gives way to the shell's own: what is gone has no style.
  await expect.poll(() => adjust(page.getByText('Rifas', { exact: true }), '::before')).toBe('none');
  await expect.poll(() => adjust(page.getByRole('button', { name: 'INGRESAR' }))).toBe('none');
});

test('on a phone, and beside other columns, the table of the trip has its last column in sight @variants', async ({
  page,
}) => {
  await openAs(page, 'ana@example.com', '/dashboard');
  await page.getByText('Resumen del viaje').first().click();
  const table = page.getByRole('group', { name: 'Totales por tipo' });
  await expect(table).toBeVisible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('the buyer’s step has its action beside the form on a desktop, inside its sheet @once', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, BRUNO, '/dashboard/rifas');
  await page.getByRole('checkbox', { name: /^Rifa 00221/ }).check();
  await page.getByRole('button', { name: /^ENVIAR LINK DE PAGO/ }).click();
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
