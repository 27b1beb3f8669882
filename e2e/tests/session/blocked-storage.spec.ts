import type { Page } from '@playwright/test';
import { LOGIN_TITLE, logInHere, title } from '../../support/session-login';
import { expect, test } from '../../support/test';

/** Imitates a browser whose settings block the storage of every site. */
const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });

const EXPLAINED = 'Tu navegador no deja que este sitio guarde datos.';

test('a browser that blocks storage gets an explanation, and the session lasts until the next reload @once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await blockStorage(page);
  await page.goto('/login');
  const text = page.getByText(EXPLAINED);
  await expect(text).toBeVisible();
  const understood = page.getByRole('button', { name: 'Entendido' });
  const [said, button] = [await text.boundingBox(), await understood.boundingBox()];
  // On a desktop text and button stand side by side, even with a long text.
  expect(button?.x).toBeGreaterThanOrEqual((said?.x ?? 0) + (said?.width ?? 0));
  await understood.click();
  await expect(page.getByText(EXPLAINED)).toBeHidden();
  await expect(title(page, LOGIN_TITLE)).toBeVisible();
  await logInHere(page);
  await expect(title(page, LOGIN_TITLE)).toBeHidden();
  await page.reload();
  await expect(page.getByText(EXPLAINED)).toBeVisible();
  await expect(title(page, LOGIN_TITLE)).toBeVisible();
});
