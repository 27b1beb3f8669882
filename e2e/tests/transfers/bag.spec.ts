import type { Page } from '@playwright/test';
import { raffleRow, searchFor, state } from '../../support/raffles-list';
import { unit } from '../../support/raffles-wizard';
import {
  ANA,
  box,
  button,
  choose,
  closeResult,
  dialog,
  expect,
  expectNoView,
  expectStayed,
  follow,
  MUCHO,
  openView,
  sayYes,
  site,
  stay,
  test,
  title,
  TRANSFER,
  WIDE,
} from '../../support/transfers-test';

const PUT = 'Poner rifas en la bolsa';
const OWN = 'Mis rifas en la bolsa';
const quit = (page: Page, number: string) => button(page, `QUITAR la rifa ${number} de la bolsa`);

/** Looks at the raffle in the lists of the other remotes, without a reload. */
async function expectInList(page: Page, number: string, label: string): Promise<void> {
  await follow(page, 'Rifas');
  await searchFor(page, number);
  await expect(state(raffleRow(page, number), site().mode === 'multi' ? `${label}: 5` : label)).toBeVisible();
}

async function expectForSale(page: Page, { yes, no }: { yes: string; no?: string }): Promise<void> {
  await follow(page, 'Pagar rifa con tarjeta');
  await searchFor(page, yes);
  await expect(unit(page, yes)).toBeEnabled();
  if (no === undefined) return;
  await searchFor(page, no);
  await expect(page.getByText('Ninguna rifa coincide con la búsqueda.')).toBeVisible();
}

test('a raffle goes into the bag and out again, and all lists follow without a reload @modes', async ({ sellers }) => {
  if (site().variant === 'ccee') return expectNoView(sellers, 'poner-en-bolsa');
  const [number = '', other = ''] = await sellers.as(MUCHO).spare(2);
  const page = await sellers.enter(MUCHO, '/dashboard', WIDE);
  await stay(page);
  // Every list is in the cache before the change.
  await expectInList(page, number, 'Pendiente de Pago');
  await expectForSale(page, { yes: number });
  await openView(page, OWN);
  await expect(quit(page, number)).toHaveCount(0);

  await openView(page, PUT);
  await button(page, 'PONER EN LA BOLSA').click();
  await expect(page.getByText('Debes seleccionar alguna rifa!')).toBeVisible();
  await choose(page, number);
  await expect(page.getByText('1 rifa seleccionada')).toBeVisible();

  // CERRAR in place of SÍ changes nothing.
  await button(page, 'PONER EN LA BOLSA').click();
  await expect(dialog(page).getByText(`¿Querés poner en la bolsa la rifa ${number}?`)).toBeVisible();
  await expect(dialog(page).getByRole('button')).toHaveText(['CERRAR', 'SÍ']);
  await button(page, 'CERRAR').click();
  await expect(dialog(page)).toBeHidden();
  await searchFor(page, number);
  await expect(box(page, number)).toBeChecked();

  await button(page, 'PONER EN LA BOLSA').click();
  await sayYes(page, 'Ahora tus rifas están disponibles para ser solicitadas por otro pasajero.');
  await expect(box(page, number)).toHaveCount(0);
  await expect(page.getByText('0 rifas seleccionadas')).toBeVisible();
  await expectInList(page, number, 'Para transferir');
  await expectForSale(page, { yes: other, no: number });

  await openView(page, OWN);
  await quit(page, number).click();
  await expect(dialog(page).getByText(`¿Querés quitar la rifa ${number} de la bolsa?`)).toBeVisible();
  await sayYes(page, 'Tu rifa ya no está en la bolsa de transferencias.');
  await expect(quit(page, number)).toHaveCount(0);
  await expectInList(page, number, 'Pendiente de Pago');
  await expectForSale(page, { yes: number });
  await expectStayed(page);
});

test('a link whose raffle went to the bag tells its buyer so @variants', async ({ sellers, page }) => {
  if (site().variant === 'ccee') return expectNoView(sellers, 'mi-bolsa');
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  const path = await sellers.as(MUCHO).linkFor(number);
  const owner = await sellers.enter(MUCHO, `${TRANSFER}/poner-en-bolsa`);
  await choose(owner, number);
  await button(owner, 'PONER EN LA BOLSA').click();
  await sayYes(owner, 'Ahora tus rifas están disponibles para ser solicitadas por otro pasajero.');
  await page.goto(path);
  await expect(page.getByText('Las rifas no están disponibles, contactate con el vendedor.')).toBeVisible();
});

test('a raffle that was requested cannot be taken out of the bag; the owner sees why and a new list @variants', async ({
  sellers,
}) => {
  if (site().variant === 'ccee') return expectNoView(sellers, 'solicitar');
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  await sellers.as(MUCHO).put(number);
  const page = await sellers.enter(MUCHO, `${TRANSFER}/mi-bolsa`);
  await quit(page, number).click();
  await sellers.as(ANA).request(number);
  await button(page, 'SÍ').click();
  await closeResult(
    page,
    'Hubo un problema al quitar la rifa de la bolsa de transferencias, prueba nuevamente o comunicate con',
  );
  await expect(title(page, OWN)).toBeVisible();
  await expect(quit(page, number)).toHaveCount(0);
});

test('a reload keeps the selected raffles, and several raffles go into the bag at once @variants', async ({
  sellers,
}) => {
  if (site().variant === 'ccee') return expectNoView(sellers, 'poner-en-bolsa');
  const numbers = await sellers.as(MUCHO).spare(3);
  const page = await sellers.enter(MUCHO, `${TRANSFER}/poner-en-bolsa`);
  await choose(page, ...numbers);
  await page.reload();
  await expect(page.getByText('3 rifas seleccionadas')).toBeVisible();
  await button(page, 'PONER EN LA BOLSA').click();
  await expect(dialog(page).getByText(`las rifas ${numbers[0]}, ${numbers[1]} y ${numbers[2]}`)).toBeVisible();
  await sayYes(page, 'Ahora tus rifas están disponibles para ser solicitadas por otro pasajero.');
  await page.goto(`${TRANSFER}/mi-bolsa`);
  for (const number of numbers) await expect(quit(page, number)).toBeVisible();
});
