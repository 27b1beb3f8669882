import { expect, test } from '../../support/foreign-test';
import { goByMenu, title } from '../../support/screen';
import { logIn } from '../../support/seller';

const PAGE = '/dashboard/contrato-uno';

test('a remote built for contract 1 works in this shell: its calls, the passenger, typed amounts and a write', async ({
  page,
}) => {
  await logIn(page, 'bruno@example.com');
  await goByMenu(page, 'Del contrato 1');
  await expect(title(page, 'Hecho para el contrato 1')).toBeVisible();
  await expect(page.getByText(/^Bruno Fernández Acosta \(\d+\) en (dtyt|ccee)$/)).toBeVisible();
  await expect(page.getByText(/^Rifa \d{5}: \d+ talones, [A-Z].*, \d+$/)).toBeVisible();

  const field = page.getByLabel('Importe o comentario');
  await field.fill('1.234,50');
  await expect(page.getByText('Son 123450 centésimos')).toBeVisible();
  await page.getByRole('button', { name: 'Esperar' }).click();
  await expect(page.getByText('a tiempo')).toBeVisible();

  const comment = `De otra época ${Date.now()}`;
  await field.fill(comment);
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(page.getByText('Guardado desde el contrato 1')).toBeVisible();
  await expect(page.getByText(`Comentario: ${comment}`)).toBeVisible();
});

test('a write of a remote built for contract 1 invalidates the lists of the other remotes', async ({ page }) => {
  await logIn(page, 'bruno@example.com');
  await goByMenu(page, 'Pagar rifa con tarjeta');
  await expect(title(page, /^ELIGE LAS RIFAS/)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await goByMenu(page, 'Del contrato 1');
  await page.getByLabel('Importe o comentario').fill('visto por los dos');
  await page.getByRole('button', { name: 'Comentar' }).click();
  await expect(page.getByText('Guardado desde el contrato 1')).toBeVisible();
  const askedAgain = page.waitForRequest('**/api/talon/get-by-pasajero');
  await goByMenu(page, 'Pagar rifa con tarjeta');
  await askedAgain;
  await expect(title(page, /^ELIGE LAS RIFAS/)).toBeVisible();
});

test('a remote built for contract 1 opens at its own address, and the seller stays logged in', async ({ page }) => {
  await logIn(page, 'bruno@example.com');
  await page.goto(PAGE);
  await expect(title(page, 'Hecho para el contrato 1')).toBeVisible();
  await expect(page.getByText(/^Rifa \d{5}/)).toBeVisible();
});
