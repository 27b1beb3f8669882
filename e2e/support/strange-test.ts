import { expect, type Page } from '@playwright/test';
import { storedToken } from './session-site';
import { site, tokenName } from './site';
import { startStrangeApi, type StrangeApi } from './strange-api';
import { test as base } from './test';

interface Fixtures {
  readonly api: StrangeApi;
}

/** Console messages caused by an API that fails or refuses. */
export const API_NOISE = /Failed to load resource|net::ERR_|Failed to fetch/;

/** The site with an API that is odd on purpose. */
export const test = base.extend<Fixtures>({
  api: async ({}, provide, { project }) => {
    const api = await startStrangeApi(project.use.baseURL ?? '');
    await provide(api);
    await api.stop();
  },
  baseURL: async ({ api }, provide) => provide(api.url),
  expectedNoise: [[API_NOISE], { scope: 'test' }],
});
export { expect };

/** Makes a session as from an earlier visit: the next page finds its token. */
export async function arriveLoggedIn(page: Page, api: StrangeApi): Promise<void> {
  await page.addInitScript(([name, token]) => localStorage.getItem(name) ?? localStorage.setItem(name, token), [
    tokenName(),
    api.newToken(),
  ] as const);
}

/** Pages of a seller, with the heading of their screen. */
export function sellerPages(): readonly (readonly [path: string, heading: RegExp])[] {
  const both = [
    ['/dashboard', /^HOLA/],
    ['/dashboard/rifas', /^ELIGE LAS RIFAS/],
    ['/dashboard/rifas/list', /^ESTAS SON TUS RIFAS$/],
    ['/dashboard/rifas/links', /^TUS LINKS DE PAGO$/],
    ['/dashboard/depositos', /^ESTOS SON TUS DEPÓSITOS$/],
    ['/dashboard/rifas/transfer/entregas', /./],
    ['/dashboard/rifas/transfer/recepciones', /./],
    ['/dashboard/rifas/transfer/directa', /./],
  ] as const;
  const ofDtyt = [
    ['/dashboard/contado', /./],
    ['/dashboard/pago-personal', /^ELEGÍ UN DEPÓSITO$/],
    ['/dashboard/rifas/transfer/solicitar', /./],
    ['/dashboard/rifas/transfer/mi-bolsa', /./],
  ] as const;
  return site().variant === 'dtyt' ? [...both, ...ofDtyt] : both;
}

/** Words that only a defect prints. */
const DEFECT =
  /\bundefined\b|\bNaN\b|\[object|\bnull\b|Invalid Date|Error:|Cannot read|is not a function|Internal Server|Bad Gateway|Unauthenticated|Too Many/;

/** The page shows its heading, and nothing that only a defect would print. */
export async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(DEFECT);
}

/** Nothing is loading any more: no skeleton, no busy part. */
export const expectSettled = (page: Page): Promise<void> => expect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** The visitor is logged in, and not at the login. */
export async function expectSession(page: Page): Promise<void> {
  expect(await storedToken(page)).not.toBeNull();
  expect(new URL(page.url()).pathname).not.toBe('/login');
}

/** Opens a page of a seller. It finishes loading, is readable and keeps the session. */
export async function expectSellerPage(page: Page, path: string, heading: RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expectSettled(page);
  await expectReadable(page);
  await expectSession(page);
}
