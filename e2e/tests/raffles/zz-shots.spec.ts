import { BRUNO, expect, MUCHO, openAs, site, test } from '../../support/raffles-test';
import { openRaffle, searchFor } from '../../support/raffles-list';
import { chooseUnits, fillBuyer, nextButton, READY, sendButton, title, unit } from '../../support/raffles-wizard';

test('shots @modes', async ({ page }) => {
  test.slow();
  const { variant, mode } = site();
  const shoot = async (name: string, fullPage = true) => {
    for (const [label, width, height] of [['360', 360, 740], ['1280', 1280, 800]] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      await page.screenshot({ path: `/tmp/shots-raffles/${variant}-${mode}-${name}-${label}.png`, fullPage });
    }
    await page.setViewportSize({ width: 360, height: 740 });
  };
  await openAs(page, BRUNO, '/dashboard/rifas');
  await unit(page, '00207').check();
  await shoot('1-choose', false);
  await unit(page, '00207').uncheck();
  await nextButton(page, 0).click();
  await shoot('1-empty', false);
  await chooseUnits(page, '00207', '00214');
  await shoot('2-details');
  await sendButton(page).click();
  await shoot('2-errors');
  await fillBuyer(page);
  await sendButton(page).click();
  await expect(title(page, READY)).toBeVisible();
  await page.getByRole('button', { name: 'MOSTRAR CÓDIGO QR' }).click();
  await expect(page.getByRole('img', { name: /^Código QR/ }).locator('path')).toHaveCount(1);
  await shoot('3-ready');
  await page.emulateMedia({ media: 'print' });
  await shoot('3-print');
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/dashboard/rifas/list');
  const row = await openRaffle(page, '00207');
  await shoot('4-list', false);
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot('4-list-dark', false);
  await page.emulateMedia({ colorScheme: 'light' });
  await row.getByRole('button', { name: 'COMPARTIR' }).first().click();
  await shoot('4-share', false);
  await page.keyboard.press('Escape');
  await searchFor(page, '0025');
  await openRaffle(page, '00250');
  await openRaffle(page, '00252');
  await shoot('4-sold');
  await searchFor(page, 'nadie');
  await shoot('4-none', false);
  await page.emulateMedia({ media: 'print' });
  await shoot('4-print');
});

test('scrolling 500', async ({ page }) => {
  await openAs(page, MUCHO, '/dashboard/rifas/list');
  await expect(page.getByText('500 rifas', { exact: true })).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(() => {
    const gaps: number[] = [];
    let last = performance.now();
    const tick = (now: number) => { gaps.push(now - last); last = now; requestAnimationFrame(tick); };
    requestAnimationFrame(tick);
    Object.assign(window, { gaps });
  });
  await page.mouse.move(180, 500);
  for (let i = 0; i < 60; i += 1) await page.mouse.wheel(0, 400);
  const gaps = await page.evaluate(() => (window as unknown as { gaps: number[] }).gaps);
  gaps.sort((a, b) => a - b);
  console.log('FRAMES', gaps.length, 'median', gaps[Math.floor(gaps.length / 2)], 'p95', gaps[Math.floor(gaps.length * 0.95)], 'max', gaps.at(-1));
});
