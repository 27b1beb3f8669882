import { payTitle } from '../../support/checkout-pay';
import { expect, site, test } from '../../support/checkout-test';
import { healWhenPressed } from '../../support/screen';

const UNAVAILABLE = 'Las rifas no están disponibles, contactate con el vendedor.';
const INVALID = 'El link no es válido.';

test('a link to raffles that went to the bag shows that they are not available @modes', async ({ page, seller }) => {
  // These raffles are far from those that other journeys pay for: a payment under way keeps its raffle out of the bag.
  const link = await seller.makeLink({ fromEnd: 8 });
  await seller.putInBag(link.number);
  const answer = page.waitForResponse('**/talon/validate-link');
  await page.goto(link.path);
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();
  expect((await (await answer).json()).message).toBe(site().mode === 'multi' ? 'Talones pagos' : 'Rifas pagas');
  await expect(page).toHaveURL(/\/error#type=no-disponible$/);
  await page.reload();
  await expect(page.getByText(UNAVAILABLE)).toBeVisible();

  await seller.takeOutOfBag(link.number);
  await page.getByRole('link', { name: 'Reintentar' }).click();
  await expect(payTitle(page)).toBeVisible();
});

test('an unknown link is reported as invalid, without a retry', async ({ page }) => {
  await page.goto('/pago/esto-no-es-un-link');
  await expect(page.getByText(INVALID)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reintentar' })).toHaveCount(0);
});

for (const path of ['/pago', '/pago/']) {
  test(`${path} without a token leads to the error page`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/error$/);
    await expect(page.getByText('HA OCURRIDO UN ERROR, PONTE EN CONTACTO CON contacto@rifas.example')).toBeVisible();
  });
}

test.describe('a link that could not be validated', () => {
  test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

  test('a link that could not be validated stays on its page, and Reintentar validates it again', async ({
    page,
    seller,
  }) => {
    const { path } = await seller.makeLink();
    const asking = '**/talon/validate-link';
    await page.route(asking, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto(path);
    await expect(page.getByRole('alert')).toHaveText(
      'El servidor no pudo responder. Probá de nuevo más tarde.Reintentar',
    );
    await healWhenPressed(page, asking, (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('alert')).toHaveText('No hay conexión. Revisá tu internet y probá de nuevo.Reintentar');
    await healWhenPressed(page, asking);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(payTitle(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
  });
});
