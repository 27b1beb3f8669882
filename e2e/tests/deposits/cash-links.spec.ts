import { expect, isAbsent, MUCHO, openAs, site, test, title } from '../../support/deposits-test';
import { CASH, CONFIRM, confirm, next, REGISTERED, toTickets, unit } from '../../support/deposits-wizard';
import { sellerApi } from '../../support/transfers-api';

test('a cash sale that ends a live link asks first and names its buyer, whose link then says so @modes', async ({
  page,
  money,
  baseURL,
}) => {
  if (await isAbsent(money)) return;
  await openAs(page, MUCHO, '/dashboard');
  const [number = ''] = await sellerApi(baseURL ?? '', MUCHO).spare(1);
  const link = await sellerApi(baseURL ?? '', MUCHO).linkFor(number);
  await page.goto(CASH);
  await toTickets(page);
  const chosen = await unit(page, number);
  await expect(page.getByText('Con link de Lucía').first()).toBeVisible();
  await chosen.click();
  const question = page.getByRole('dialog', { name: 'Ya tiene un link' });
  await expect(question).toContainText('Lucía Fernández tiene un link');
  await expect(question).toContainText(
    `Si ${site().mode === 'multi' ? 'lo' : 'la'} registrás, ese link deja de servir.`,
  );
  await question.getByRole('button', { name: 'CERRAR' }).click();
  await expect(chosen).not.toBeChecked();
  await chosen.click();
  await question.getByRole('button', { name: 'ELEGIR' }).click();
  await expect(chosen).toBeChecked();
  await next(page).click();

  await expect(title(page, CONFIRM)).toBeVisible();
  await expect(
    page.getByText(`Al confirmar deja de servir el link de Lucía Fernández (rifa ${number}).`),
  ).toBeVisible();
  await confirm(page).click();
  await expect(title(page, REGISTERED)).toBeVisible();
  const sale = page.getByRole('region', { name: 'Registrado' });
  await expect(sale).toContainText(number);
  await expect(sale.getByText('Sorteo 2')).toHaveCount(site().mode === 'multi' ? 1 : 0);
  await expect(page.getByRole('link', { name: 'ENVIAR POR WHATSAPP' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/59899123456\\?text=.*${number}`),
  );
  await page.goto(link);
  await expect(page.getByText('Las rifas no están disponibles, contactate con el vendedor.')).toBeVisible();
});
