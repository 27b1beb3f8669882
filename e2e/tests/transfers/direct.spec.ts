import { raffleRow, searchFor, state } from '../../support/raffles-list';
import {
  ANA,
  box,
  button,
  choose,
  closeResult,
  dialog,
  directTo,
  expect,
  expectStayed,
  follow,
  mailField,
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

const DIRECT = 'Transferencia directa';
const BAD_MAIL = 'Formato de mail inválido o vacío!';
const UNKNOWN_MAIL = 'No encontramos ningún pasajero registrado con el mail que ingresaste.';
const NONE_CHOSEN = 'Debes selecionar una rifa o más';

test('the form checks the mail and the raffles before the question', async ({ sellers }) => {
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  const page = await sellers.enter(MUCHO, `${TRANSFER}/directa`);
  await button(page, 'TRANSFERIR').click();
  await expect(page.getByText(BAD_MAIL)).toBeVisible();
  await expect(page.getByText(NONE_CHOSEN)).toBeVisible();
  await expect(mailField(page)).toBeFocused();
  await choose(page, number);
  await expect(page.getByText(NONE_CHOSEN)).toHaveCount(0);
  for (const mail of ['ana', 'ana@example', 'ana+rifas@example.com', 'ana@example.info']) {
    await mailField(page).fill(mail);
    await button(page, 'TRANSFERIR').click();
    await expect(page.getByText(BAD_MAIL)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
  }
  // Enter in the search searches, and does not send.
  await mailField(page).fill(ANA.email);
  await page.getByRole('searchbox').press('Enter');
  await expect(dialog(page)).toHaveCount(0);
});

test('a transfer to an unknown mail or to oneself is refused, and the typed values stay', async ({ sellers }) => {
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  const page = await sellers.enter(MUCHO, `${TRANSFER}/directa`);
  await choose(page, number);
  for (const mail of ['nadie@example.com', MUCHO.email]) {
    await mailField(page).fill(mail);
    await button(page, 'TRANSFERIR').click();
    await sayYes(page, UNKNOWN_MAIL);
    await expect(mailField(page)).toHaveAccessibleDescription(UNKNOWN_MAIL);
    await expect(mailField(page)).toBeFocused();
    await expect(mailField(page)).toBeInViewport();
    await expect(mailField(page)).toHaveValue(mail);
    await expect(page.getByText('1 rifa seleccionada')).toBeVisible();
  }
  await page.reload();
  await expect(mailField(page)).toHaveValue(MUCHO.email);
  await expect(page.getByText('1 rifa seleccionada')).toBeVisible();
});

test('a transfer of a raffle that has left shows the specified text, and the list is loaded again', async ({
  sellers,
}) => {
  const { page, number } = await directTo(sellers, ANA.email);
  await button(page, 'TRANSFERIR').click();
  await sellers.as(MUCHO).direct(ANA.email, number);
  await sayYes(page, 'Alguna de las rifas que estás solicitando ya no se encuentra en la bolsa.');
  await expect(page.getByText('0 rifas seleccionadas')).toBeVisible();
  await searchFor(page, number);
  await expect(box(page, number)).toHaveCount(0);
});

test('a direct transfer waits until the receiver confirms it, and all lists follow without a reload @modes', async ({
  sellers,
}) => {
  test.slow();
  const { variant, mode } = site();
  const stated = (label: string) => (mode === 'multi' ? `${label}: 5` : label);
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  const page = await sellers.enter(MUCHO, '/dashboard/rifas/list', WIDE);
  const receiver = await sellers.enter(ANA, '/dashboard/rifas/list', WIDE);
  await Promise.all([stay(page), stay(receiver)]);
  await searchFor(page, number);
  await expect(state(raffleRow(page, number), stated('Pendiente de Pago'))).toBeVisible();
  await openView(page, 'Pendientes de entrega');
  await openView(receiver, 'Pendientes de recepción');

  await openView(page, DIRECT);
  await choose(page, number);
  await mailField(page).fill(' ANA@example.com ');
  await button(page, 'TRANSFERIR').click();
  await expect(dialog(page).getByText(`¿Querés transferir la rifa ${number} a ana@example.com?`)).toBeVisible();
  await button(page, 'CERRAR').click();
  await button(page, 'TRANSFERIR').click();
  await sayYes(page, 'Transferencia iniciada correctamente!');
  await expect(mailField(page)).toHaveValue('');
  await searchFor(page, number);
  await expect(box(page, number)).toHaveCount(0);

  // The raffle still belongs to the sender, and its state has the name of the variant.
  await follow(page, 'Rifas');
  await searchFor(page, number);
  await expect(
    state(raffleRow(page, number), stated(variant === 'dtyt' ? 'Solicitada' : 'Para entregar')),
  ).toBeVisible();
  await openView(page, 'Pendientes de entrega');
  await expect(panel(page, ANA.name).getByText(number, { exact: true })).toBeVisible();
  await expect(panel(page, ANA.name).getByRole('link', { name: ANA.phone, exact: true })).toHaveAttribute(
    'href',
    `tel:+${ANA.dial}`,
  );
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect
    .poll(() => sellers.as(ANA).mailsAbout(number))
    .toEqual([expect.stringMatching(new RegExp(`${MUCHO.name} te está transfiriendo[^]*${MUCHO.email}`))]);

  await openView(receiver, 'Pendientes de recepción');
  await expect(panel(receiver, MUCHO.name).getByRole('link', { name: MUCHO.email, exact: true })).toHaveAttribute(
    'href',
    `mailto:${MUCHO.email}`,
  );
  await button(receiver, `CONFIRMAR RECEPCIÓN de la rifa ${number}`).click();
  await sayYes(receiver, 'Ya puedes ver la rifa en tu cuenta.');
  await expect(title(receiver, 'ESTAS SON TUS RIFAS')).toBeVisible();
  await searchFor(receiver, number);
  await expect(state(raffleRow(receiver, number), stated('Pendiente de Pago'))).toBeVisible();
  await openView(receiver, DIRECT);
  await expect(box(receiver, number)).toBeVisible();

  await follow(page, 'Rifas');
  await searchFor(page, number);
  await expect(page.getByText('Ninguna rifa coincide.')).toBeVisible();
  await Promise.all([expectStayed(page), expectStayed(receiver)]);
});

test('the general message of each failed option names the support mail @variants', async ({ sellers }) => {
  const again = ', prueba nuevamente o comunicate con soporte@rifas.example';
  const numbers = await sellers.as(MUCHO).spare(2);
  await sellers.as(MUCHO).direct(ANA.email, numbers[0] ?? '');
  const page = await sellers.enter(ANA, `${TRANSFER}/recepciones`, WIDE);
  const refuse = (path: string) =>
    page.route(`**/api/talon/${path}`, (route) => route.fulfill({ json: { status: 'error', data: 'otra cosa' } }));
  await refuse('{rifa-entregada,transferencia-directa,put-rifa-bolsa,quitar-rifa-bolsa,solicitar-rifas}');
  await button(page, `CONFIRMAR RECEPCIÓN de la rifa ${numbers[0]}`).click();
  await button(page, 'SÍ').click();
  await closeResult(page, `Hubo un problema al confirmar la recepción de la rifa${again}`);
  await expect(button(page, `CONFIRMAR RECEPCIÓN de la rifa ${numbers[0]}`)).toBeVisible();

  await openView(page, DIRECT);
  await page.getByRole('checkbox').first().check();
  await mailField(page).fill(MUCHO.email);
  await button(page, 'TRANSFERIR').click();
  await sayYes(page, `Hubo un problema al transferir las rifas${again}`);
  await expect(page.getByText('1 rifa seleccionada')).toBeVisible();
  if (site().variant === 'ccee') return;

  await openView(page, 'Poner rifas en la bolsa');
  await page.getByRole('checkbox').first().check();
  await button(page, 'PONER EN LA BOLSA').click();
  await sayYes(page, `Hubo un problema al poner las rifas en la bolsa de transferencias${again}`);
  await openView(page, 'Mis rifas en la bolsa');
  await page
    .getByRole('button', { name: /^QUITAR/ })
    .first()
    .click();
  await sayYes(page, `Hubo un problema al quitar la rifa de la bolsa de transferencias${again}`);
  await openView(page, 'Solicitar rifas de la bolsa');
  await page.getByRole('checkbox').first().check();
  await button(page, 'SIGUIENTE').click();
  await button(page, 'SOLICITAR').click();
  await sayYes(page, `Hubo un problema al solicitar las rifas de la bolsa de transferencias${again}`);
  await expect(button(page, 'SOLICITAR')).toBeVisible();
});
