import { wholeRaffles } from '../../support/raffles-links';
import { expect, MUCHO, openAs, test } from '../../support/raffles-test';
import { unit } from '../../support/raffles-wizard';
import { touchDown } from '../../support/screen';

test.use({ hasTouch: true });

const RAFFLES = '**/api/talon/get-by-pasajero';

interface Listed {
  readonly data: readonly (readonly { readonly Numero: string }[])[];
}

test('a finger chooses the raffle that it was put on, although the one above is sold meanwhile @modes', async ({
  page,
}) => {
  await openAs(page, MUCHO, '/dashboard');
  const [sold = '', pressed = '', below = ''] = await wholeRaffles(page, 0, 3);
  let offered = [sold, pressed, below];
  let asked = 0;
  let answer = (): void => undefined;
  await page.route(RAFFLES, async (route) => {
    const listed = (await (await route.fetch()).json()) as Listed;
    if (!offered.includes(sold)) {
      asked += 1;
      await new Promise<void>((resolve) => (answer = resolve));
    }
    const data = listed.data.filter(([ticket]) => offered.includes(ticket?.Numero ?? ''));
    await route.fulfill({ json: { ...listed, data } });
  });
  await page.route('**/api/pasajero/news', async (route) => {
    const sale = { id: 1, tipo: 'link-pagado', fecha: '2026-11-21 15:04:05', quien: 'Lucía', rifas: [sold], monto: 20 };
    const data = { cursor: '1', novedades: offered.includes(sold) ? [] : [sale] };
    await route.fulfill({ json: { status: 'success', data } });
  });
  const isFollowing = page.waitForResponse('**/api/pasajero/news');
  await page.goto('/dashboard/rifas');
  await expect(unit(page, below)).toBeVisible();
  await isFollowing;

  offered = [pressed, below];
  await expect.poll(() => asked).toBe(1);
  const lift = await touchDown(page, unit(page, pressed));
  const answered = page.waitForResponse(RAFFLES);
  answer();
  await (await answered).finished();
  // Two frames: the page has drawn the answer, unless it waits.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await lift();
  await expect(unit(page, pressed)).toBeChecked();
  await expect(unit(page, below)).not.toBeChecked();
  await expect(unit(page, sold)).toHaveCount(0);
});
