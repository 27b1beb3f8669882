import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { PASSWORD } from './api';
import { title } from './screen';

export { hold, title } from './screen';

export const LOGIN_TITLE = 'INGRESA PARA VENDER TUS RIFAS';
export const REQUEST_FAILED = 'Hubo un error al procesar su solicitud. Por favor intente nuevamente más tarde';

export const email = (page: Page): Locator => page.getByRole('textbox', { name: 'Email' });
export const password = (page: Page): Locator => page.getByLabel('Contraseña', { exact: true });
export const enter = (page: Page): Locator => page.getByRole('button', { name: 'INGRESAR' });

export async function openLogin(page: Page, address = '/login'): Promise<void> {
  await page.goto(address);
  await expect(title(page, LOGIN_TITLE)).toBeVisible();
}

/** Logs in on the login page that is open already. */
export async function logInHere(page: Page, who = 'ana@example.com', secret = PASSWORD): Promise<void> {
  await expect(title(page, LOGIN_TITLE)).toBeVisible();
  await email(page).fill(who);
  await password(page).fill(secret);
  await enter(page).click();
}

/**
 * Calls of the home's parts, once the browser is idle and their scripts have arrived; also of parts that show nothing.
 */
const ASKED_BY_PARTS = ['talon/get-detailed-by-pasajero', 'talon/get-rifas-a-recibir', 'pasajero/news'].map(
  (path) => `/api/${path}`,
);

/**
 * Tracks the page's requests from now on. A request that runs while a fake clock jumps would time out.
 * @returns a function that waits for the home and all its requests, including those of parts that show nothing
 */
export function watchHome(page: Page): () => Promise<void> {
  const onTheWay = new Set<Request>();
  const asked = new Set<string>();
  page.on('request', (request) => {
    onTheWay.add(request);
    asked.add(new URL(request.url()).pathname);
  });
  const ended = (request: Request) => void onTheWay.delete(request);
  page.on('requestfinished', ended).on('requestfailed', ended);
  return async () => {
    await expect(title(page, /^HOLA ANA/)).toBeVisible();
    await expect(page.locator('summary').filter({ hasText: 'Resumen del viaje' })).toContainText('Saldo');
    await expect.poll(() => ASKED_BY_PARTS.filter((path) => !asked.has(path))).toEqual([]);
    await expect(async () => {
      // A script that has arrived may request another one when it runs.
      for (let turn = 0; turn < 5; turn += 1) {
        expect([...onTheWay].map((request) => request.url())).toEqual([]);
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      }
    }).toPass();
  };
}

/** The fields of a form-encoded request. */
export const fieldsOf = (request: Request): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(request.postData() ?? ''));

/** Collects the fields of all requests to a path. */
export function listen(page: Page, path: string): Record<string, string>[] {
  const seen: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.push(fieldsOf(request));
  });
  return seen;
}

/** The path of the newest password link that was mailed to an address; empty where there is none. */
async function newestResetPath(page: Page, to: string): Promise<string> {
  const answer = await page.request.get(`/sandbox/mailbox.json?para=${encodeURIComponent(to)}`);
  const { data } = (await answer.json()) as { data: readonly { text: string }[] };
  return /\/reset\/[\w-]+/.exec(data.map(({ text }) => text).join('\n'))?.[0] ?? '';
}

/** The path of the password link that an action mails to an address. */
export async function resetPathAfter(page: Page, to: string, ask: () => Promise<void>): Promise<string> {
  const before = await newestResetPath(page, to);
  await ask();
  let path = before;
  await expect.poll(async () => (path = await newestResetPath(page, to))).not.toBe(before);
  return path;
}

/** Opens the page for forgotten passwords, and waits for it: the login's form, shown until then, takes no input. */
export async function openForgotten(page: Page): Promise<void> {
  await page.goto('/login?modo=olvide-mi-contrasena');
  await expect(title(page, 'OLVIDÉ MI CONTRASEÑA')).toBeVisible();
}

export const askForResetPath = (page: Page, to: string): Promise<string> =>
  resetPathAfter(page, to, async () => {
    await openForgotten(page);
    await email(page).fill(to);
    await page.getByRole('button', { name: 'ENVIAR LINK' }).click();
  });
