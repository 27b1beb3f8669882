import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../browser/find-chromium';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { startSite } from '../site/start-site';

const WIDTHS = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const;
const PASSWORD = 'Rifas2026!';

interface Screenshot {
  readonly name: string;
  readonly path: string;
  /** What must be there before the picture is taken. */
  readonly ready: string;
}

const SHOTS: readonly Screenshot[] = [
  { name: 'inicio', path: '/dashboard', ready: 'HOLA ANA' },
  { name: 'link-de-pago', path: '/dashboard/rifas', ready: 'ELIGE LAS RIFAS' },
  { name: 'rifas', path: '/dashboard/rifas/list', ready: 'ESTAS SON TUS RIFAS' },
  { name: 'depositos', path: '/dashboard/depositos', ready: 'ESTOS SON TUS DEPÓSITOS' },
  { name: 'transferencia', path: '/dashboard/rifas/transfer', ready: 'Pendientes de entrega' },
];

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel(/email|mail/i).fill('ana@example.com');
  await page
    .getByLabel(/contraseña/i)
    .first()
    .fill(PASSWORD);
  await page.getByRole('button', { name: /ingresar/i }).click();
  await page.waitForURL('**/dashboard');
}

async function shoot(browser: Browser, url: string, deployment: string, folder: string): Promise<void> {
  for (const [device, viewport] of Object.entries(WIDTHS)) {
    const context = await browser.newContext({ viewport, locale: 'es-UY', timezoneId: 'America/Montevideo' });
    const page = await context.newPage();
    const take = (name: string) =>
      page.screenshot({ path: join(folder, `${deployment}-${device}-${name}.png`), fullPage: true });
    await page.goto(`${url}/login`);
    await page.getByRole('heading', { name: 'INGRESA PARA VENDER TUS RIFAS' }).waitFor();
    await take('login');
    await logIn(page, url);
    for (const { name, path, ready } of SHOTS) {
      await page.goto(`${url}${path}`);
      await page.getByText(ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      await take(name);
    }
    await context.close();
  }
}

/** `npm run screenshots`: pictures of the main screens into docs/screenshots, in both deployments and two widths. */
export async function runScreenshots(settings: Settings, folder = join(repoRoot, 'docs/screenshots')): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium(settings);
  for (const deployment of ['dtyt', 'ccee']) {
    const backendEnv = { DATA_DIR: join(settings.dataDir, 'screenshots', deployment), DATABASE_URL: '' };
    const site = await startSite({ settings, deployment, port: 0, backendEnv });
    await shoot(browser, site.url, deployment, folder);
    await site.stop();
  }
  await browser.close();
  process.exit(0);
}
