import type { Page } from '@playwright/test';
import { payUntilGateway } from '../../support/buyer';
import { searchFor } from '../../support/raffles-list';
import {
  ANA,
  box,
  BRUNO,
  button,
  choose,
  closeResult,
  dialog,
  expect,
  expectNoView,
  mailField,
  MUCHO,
  panel,
  sayYes,
  site,
  test,
  TRANSFER,
} from '../../support/transfers-test';

const GONE = 'Alguna de las rifas que estás solicitando ya no se encuentra en la bolsa.';

/** Holds the call of each page until all pages have made it, so that all reach the server together. */
async function meet(pages: readonly Page[], call: string): Promise<void> {
  let missing = pages.length;
  let open: () => void = () => undefined;
  const all = new Promise<void>((resolve) => (open = resolve));
  for (const page of pages) {
    await page.route(`**/api/talon/${call}`, async (route) => {
      missing -= 1;
      if (missing === 0) open();
      await all;
      await route.continue();
    });
  }
}

test('one of two sellers who request the same raffle gets it, and the other sees that it is gone @variants', async ({
  sellers,
}) => {
  if (site().variant === 'ccee') return expectNoView(sellers, 'solicitar');
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  await sellers.as(MUCHO).put(number);
  const rivals = [ANA, BRUNO];
  const pages = await Promise.all(rivals.map((seller) => sellers.enter(seller, `${TRANSFER}/solicitar`)));
  for (const page of pages) {
    await choose(page, number);
    await button(page, 'SIGUIENTE').click();
    await button(page, 'SOLICITAR').click();
  }
  await meet(pages, 'solicitar-rifas');
  await Promise.all(pages.map((page) => button(page, 'SÍ').click()));
  const won = (page: Page) => page.getByText('Rifas solicitadas con éxito!');
  for (const page of pages) await expect(won(page).or(dialog(page).getByText(GONE))).toBeVisible();

  const winners = await Promise.all(pages.map((page) => won(page).isVisible()));
  expect([...winners].sort()).toEqual([false, true]);
  const [winner, loser] = winners[0] ? pages : [...pages].reverse();
  if (!winner || !loser) throw new Error('no pages');
  await expect(panel(winner, MUCHO.name).getByText(number)).toBeVisible();
  await closeResult(loser, GONE);
  await expect(loser.getByRole('alert').getByText(`Ya no está en la bolsa: ${number}.`)).toBeVisible();
  await expect(button(loser, 'SOLICITAR')).toHaveCount(0);
  const waiting = await Promise.all(
    rivals.map(async (seller) => (await sellers.as(seller).toReceive()).includes(number)),
  );
  expect(waiting).toEqual(winners);
});

test('a reception confirmed in two tabs at once is done once, and the other tab reports a failure', async ({
  sellers,
}) => {
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  await sellers.as(MUCHO).direct(ANA.email, number);
  const pages = await Promise.all([1, 2].map(() => sellers.enter(ANA, `${TRANSFER}/recepciones`)));
  for (const page of pages) await button(page, `CONFIRMAR RECEPCIÓN de la rifa ${number}`).click();
  await meet(pages, 'rifa-entregada');
  await Promise.all(pages.map((page) => button(page, 'SÍ').click()));
  const done = (page: Page) => dialog(page).getByText('Ya puedes ver la rifa en tu cuenta.');
  const failed = 'Hubo un problema al confirmar la recepción de la rifa, prueba nuevamente o comunicate con';
  for (const page of pages) await expect(done(page).or(dialog(page).getByText(failed))).toBeVisible();
  const outcomes = await Promise.all(pages.map((page) => done(page).isVisible()));
  expect([...outcomes].sort()).toEqual([false, true]);

  const late = pages[outcomes.indexOf(false)];
  if (!late) throw new Error('no page');
  await closeResult(late, failed);
  await expect(button(late, `CONFIRMAR RECEPCIÓN de la rifa ${number}`)).toHaveCount(0);
  expect([await sellers.as(ANA).ticketsOf(number), await sellers.as(MUCHO).ticketsOf(number)]).toEqual([5, 0]);
});

test('a raffle that a buyer is paying for cannot go to the bag or to another seller @variants', async ({
  sellers,
  page,
}) => {
  test.slow();
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  const path = await sellers.as(MUCHO).linkFor(number);
  const owner = await sellers.enter(MUCHO, `${TRANSFER}/directa`);
  await choose(owner, number);
  await mailField(owner).fill(ANA.email);
  const bag = site().variant === 'dtyt' ? await sellers.enter(MUCHO, `${TRANSFER}/poner-en-bolsa`) : undefined;
  if (bag) await choose(bag, number);

  await payUntilGateway(page, path);
  await button(owner, 'TRANSFERIR').click();
  await sayYes(owner, GONE);
  if (bag) {
    await button(bag, 'PONER EN LA BOLSA').click();
    await sayYes(
      bag,
      'Hubo un problema al poner las rifas en la bolsa de transferencias, prueba nuevamente o comunicate con',
    );
    await searchFor(bag, number);
    await expect(box(bag, number)).toHaveCount(0);
  }
  await button(page, 'Aprobar').click();
  await expect(page).toHaveURL(/\/success$/);
  expect([await sellers.as(MUCHO).ticketsOf(number), await sellers.as(ANA).toReceive()]).toEqual([
    5,
    expect.not.arrayContaining([number]),
  ]);
});
