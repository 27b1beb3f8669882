import type { Page } from '@playwright/test';
import { ANA, BRUNO, button, choose, dialog, expect, mailField, MUCHO, panel, site, test, title, TRANSFER } from '../../support/transfers-test';

test('shots', async ({ sellers }) => {
  test.slow();
  const { variant } = site();
  const shoot = async (page: Page, name: string, fullPage = true) => {
    for (const [label, width, height] of [['360', 360, 740], ['1280', 1280, 800]] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.screenshot({ path: `/tmp/shots-transfers/${variant}-${name}-${label}.png`, fullPage });
    }
    await page.setViewportSize({ width: 360, height: 740 });
  };
  const [one = '', two = '', three = ''] = await sellers.as(MUCHO).spare(3);
  await sellers.as(MUCHO).direct(BRUNO.email, one, two);
  const page = await sellers.enter(BRUNO, TRANSFER);
  await expect(title(page, variant === 'dtyt' ? 'Bolsa' : 'Transferencia')).toBeVisible();
  await shoot(page, '0-menu');
  await page.goto(`${TRANSFER}/recepciones`);
  await expect(panel(page, MUCHO.name)).toBeVisible();
  await shoot(page, '1-recepciones');
  await page.goto(`${TRANSFER}/entregas`);
  await expect(page.getByText('Coordiná la entrega').or(page.getByText('No tienes rifas pendientes de entrega.'))).toBeVisible();
  await shoot(page, '2-entregas');
  await page.goto(`${TRANSFER}/directa`);
  await button(page, 'TRANSFERIR').click();
  await shoot(page, '3-directa');
  await page.getByRole('checkbox').first().check();
  await mailField(page).fill('nadie@example.com');
  await button(page, 'TRANSFERIR').click();
  await shoot(page, '3-directa-ask', false);
  await button(page, 'SÍ').click();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await shoot(page, '3-directa-failed', false);
  if (variant === 'ccee') return;
  await sellers.as(MUCHO).put(three);
  await page.goto(`${TRANSFER}/mi-bolsa`);
  await expect(page.getByRole('button', { name: /^QUITAR/ }).first()).toBeVisible();
  await shoot(page, '4-mi-bolsa');
  const ana = await sellers.enter(ANA, `${TRANSFER}/poner-en-bolsa`);
  await ana.getByRole('button', { name: 'Transferir talones sueltos' }).click();
  await ana.getByRole('checkbox').first().check();
  await shoot(ana, '5-poner');
  await ana.goto(`${TRANSFER}/solicitar`);
  await choose(ana, three, '00260');
  await shoot(ana, '6-solicitar', false);
  await button(ana, 'SIGUIENTE').click();
  await expect(panel(ana, MUCHO.name)).toBeVisible();
  await shoot(ana, '7-solicitar-2');
  await button(ana, 'SOLICITAR').click();
  await button(ana, 'SÍ').click();
  await expect(ana.getByText('Rifas solicitadas con éxito!')).toBeVisible();
  await shoot(ana, '8-solicitar-3');
});
