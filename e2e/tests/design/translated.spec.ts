import type { Page } from '@playwright/test';
import { field, payBar, payButton, payTitle } from '../../support/checkout-pay';
import { expect, site, test } from '../../support/checkout-test';
import { email, enter, openLogin, password } from '../../support/session-login';

/** Replaces each text of the page with `font` elements, at once and whenever one appears, as Chrome and Edge do. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const replace = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font,option,script,style,svg')) continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = text.data;
        text.replaceWith(outer);
      }
    };
    replace(document.body);
    new MutationObserver(() => replace(document.body)).observe(document.body, { childList: true, subtree: true });
  });

test.use({ expectedNoise: [[/status of 401 .*\/auth\/login$/], { scope: 'test' }] });

test('a translated login shows what was wrong, and logs in', async ({ page }) => {
  await openLogin(page);
  await translate(page);
  await enter(page).click();
  await expect(page.getByText('Debes completar todos los campos', { exact: true })).toBeVisible();
  await email(page).fill('ana@example.com');
  await password(page).fill('Otra2026!');
  await page.getByRole('button', { name: /^Mostrar/ }).click();
  await expect(page.getByRole('button', { name: /^Ocultar/ })).toBeVisible();
  await enter(page).click();
  await expect(page.getByText('Email o contraseña incorrectos.')).toBeVisible();
  await password(page).fill('Rifas2026!');
  await enter(page).click();
  await expect(page.getByRole('heading', { name: /^HOLA ANA/ })).toBeVisible();
});

test('a translated pay page shows the amount of each choice @variants', async ({ page, seller }) => {
  const link = await seller.makeLink();
  await page.goto(link.path);
  await expect(payTitle(page)).toBeVisible();
  await translate(page);
  await field(page, 'Departamento').selectOption('Montevideo');
  await field(page, 'Tarjeta').selectOption('Visa');
  if (site().variant === 'ccee') {
    for (const [type, each] of [
      ['credit', 5290],
      ['debit', 4990],
    ] as const) {
      await field(page, 'Crédito o débito').selectOption(type);
      const total = new Intl.NumberFormat('es-UY', { minimumFractionDigits: 2 }).format(each * link.tickets.length);
      await expect(payBar(page)).toContainText(total);
      await expect(payButton(page)).toContainText(total);
    }
    return;
  }
  await field(page, 'Cuotas').selectOption('12');
  await expect(payButton(page)).toContainText('105,00');
  await field(page, 'Cuotas').selectOption('03');
  await expect(payButton(page)).toContainText('100,00');
});
