import { expectAccessible } from '../../support/accessibility';
import {
  ANA,
  BRUNO,
  button,
  choose,
  dialog,
  expect,
  expectNoView,
  mailField,
  MUCHO,
  panel,
  site,
  test,
  title,
  TRANSFER,
} from '../../support/transfers-test';

test('axe finds nothing in the menu, the direct transfer and the pending lists @variants', async ({ sellers }) => {
  test.slow();
  const [one = '', two = ''] = await sellers.as(MUCHO).spare(2);
  await sellers.as(MUCHO).direct(BRUNO.email, one, two);
  const page = await sellers.enter(BRUNO, TRANSFER);
  await expect(title(page, site().variant === 'dtyt' ? 'Bolsa' : 'Transferencia')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${TRANSFER}/recepciones`);
  await expect(panel(page, MUCHO.name)).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${TRANSFER}/directa`);
  await button(page, 'TRANSFERIR').click();
  await expect(page.getByText('Debes selecionar una rifa o más')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('checkbox').first().check();
  await mailField(page).fill('nadie@example.com');
  await button(page, 'TRANSFERIR').click();
  await expectAccessible(page);
  await button(page, 'SÍ').click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${TRANSFER}/entregas`);
  await expect(title(page, 'Pendientes de entrega')).toBeVisible();
  await expect(
    page.getByText('Coordiná la entrega').or(page.getByText('No tienes rifas pendientes de entrega.')),
  ).toBeVisible();
  await expectAccessible(page);
});

test('axe finds nothing in the screens of the bag @variants', async ({ sellers }) => {
  test.slow();
  if (site().variant === 'ccee') return expectNoView(sellers, 'solicitar');
  const [number = ''] = await sellers.as(MUCHO).spare(1);
  await sellers.as(MUCHO).put(number);
  const owner = await sellers.enter(MUCHO, `${TRANSFER}/poner-en-bolsa`);
  await button(owner, 'PONER EN LA BOLSA').click();
  await expect(owner.getByText('Debes seleccionar alguna rifa!')).toBeVisible();
  await expectAccessible(owner);

  await owner.goto(`${TRANSFER}/mi-bolsa`);
  await expect(owner.getByRole('button', { name: /^QUITAR/ }).first()).toBeVisible();
  await expectAccessible(owner);

  const page = await sellers.enter(ANA, `${TRANSFER}/solicitar`);
  await choose(page, number);
  await expectAccessible(page);
  await button(page, 'SIGUIENTE').click();
  await expect(panel(page, MUCHO.name)).toBeVisible();
  await expectAccessible(page);
  await button(page, 'SOLICITAR').click();
  await button(page, 'SÍ').click();
  await expect(page.getByText('Rifas solicitadas con éxito!')).toBeVisible();
  await expectAccessible(page);
});
