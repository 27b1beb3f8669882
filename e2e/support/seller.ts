import { expect, type Locator, type Page } from '@playwright/test';
import { call, credentials, isPending, PASSWORD, rafflesOf, send } from './api';
import { storedToken } from './session-site';
import { site, tokenName } from './site';

/** @param origin the origin of another site than the project's own */
export async function logIn(page: Page, email = 'ana@example.com', origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña').first().fill(PASSWORD);
  await page.getByRole('button', { name: 'INGRESAR' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/**
 * Makes a session as from an earlier visit, for journeys that do not test the login: the next page finds its token.
 * Only the next one, because a script on every page would log a visitor in again after logging out.
 */
export async function arriveAs(page: Page, email = 'ana@example.com'): Promise<string> {
  const { token } = (await (await page.request.post('/auth/login', { form: credentials(email) })).json()) as {
    token: string;
  };
  const atStart = await page.addInitScript(([name, value]) => localStorage.setItem(name, value), [
    tokenName(),
    token,
  ] as const);
  page.once('load', () => void atStart.dispose());
  return token;
}

export const BUYER = {
  Nombre: 'Lucía',
  Apellido: 'Fernández',
  Email: 'lucia@example.com',
  Celular: '099 123 456',
} as const;

export async function fillBuyer(page: Page, buyer: Readonly<Record<string, string>> = BUYER): Promise<void> {
  for (const [label, value] of Object.entries(buyer)) await page.getByRole('textbox', { name: label }).fill(value);
}

export async function expectBuyer(page: Page, buyer: Readonly<Record<string, string>> = BUYER): Promise<void> {
  for (const [label, value] of Object.entries(buyer))
    await expect(page.getByRole('textbox', { name: label })).toHaveValue(value);
}

interface Session {
  readonly address: string;
  readonly token: string;
}

/** The page's origin and the token of the seller who is logged in, for calls without the browser. */
export const sessionOf = async (page: Page): Promise<Session> => ({
  address: new URL(page.url()).origin,
  token: (await storedToken(page)) ?? '',
});

/** Cancels the links that earlier journeys left open. */
export async function endLinks(address: string, token: string): Promise<void> {
  const links = (await call(address, '/api/talon/links', { token }))['data'] as { token: string }[];
  for (const link of new Set(links.map((one) => one.token)))
    await send(address, '/api/talon/cancel-link', { token, fields: [['token', link]] });
}

/** Asks the API, because the page may not show the marks of live links yet. */
async function raffleWithoutLink({ address, token }: Session): Promise<string | undefined> {
  const links = (await call(address, '/api/talon/links', { token }))['data'] as { talon_id: number }[];
  const linked = new Set(links.map(({ talon_id }) => talon_id));
  const [number] = (await rafflesOf(address, token))
    .filter((raffle) => {
      const chosen = raffle.filter(({ SorteoNumero }) => site().mode === 'single' || SorteoNumero === '2');
      return chosen.length > 0 && chosen.every((ticket) => isPending(ticket) && !linked.has(ticket.id));
    })
    .map(([first]) => first?.Numero ?? '')
    .sort();
  return number;
}

/** A raffle without a link; when a long run has given every raffle one, the links of earlier journeys end. */
async function freeRaffle(page: Page): Promise<string> {
  const session = await sessionOf(page);
  const free = await raffleWithoutLink(session);
  if (free !== undefined) return free;
  await endLinks(session.address, session.token);
  await page.reload();
  const number = await raffleWithoutLink(session);
  if (number === undefined) throw new Error('The seller has sold every raffle.');
  return number;
}

/** What one gesture chooses: a ticket of the raffle in multi, the raffle in single. */
export const unit = (page: Page, number: string, draw = 2): Locator =>
  site().mode === 'multi'
    ? page
        .getByRole('group', { name: `Rifa ${number}` })
        .getByRole('checkbox', { name: new RegExp(`^Sorteo ${draw}\\b`) })
    : page.getByRole('checkbox', { name: new RegExp(`^Rifa ${number}\\b`) });

/**
 * Chooses the first ticket (multi) or raffle (single) that needs no confirmation. In multi that is one of the second
 * draw without a live link, because the first draw of the demo data is over.
 * @returns its raffle's number
 */
export async function chooseFree(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'ELIGE LAS RIFAS PARA EL LINK DE PAGO' })).toBeVisible();
  const number = await freeRaffle(page);
  // A long list draws its rows when they come near the window.
  await expect(async () => {
    if (!(await unit(page, number).isVisible())) await page.mouse.wheel(0, 500);
    await expect(unit(page, number)).toBeVisible({ timeout: 500 });
  }).toPass();
  await unit(page, number).check();
  return number;
}

/** Opens the payment link's wizard, chooses, and goes on to the buyer's data. @returns the raffle's number */
export async function chooseFirst(page: Page): Promise<string> {
  await page.goto('/dashboard/rifas');
  const number = await chooseFree(page);
  await page.getByRole('button', { name: /^ENVIAR LINK DE PAGO AL COMPRADOR \([1-9]\d*\)$/ }).click();
  await expect(page.getByRole('heading', { name: 'DATOS DEL COMPRADOR' })).toBeVisible();
  return number;
}

/** Makes a payment link for one pending ticket or raffle in the wizard. @returns the pay page's path and the number */
export async function makeLink(page: Page): Promise<{ readonly path: string; readonly number: string }> {
  const number = await chooseFirst(page);
  await fillBuyer(page);
  await page.getByRole('button', { name: 'ENVIAR LINK', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'TU LINK DE PAGO ESTÁ PRONTO' })).toBeVisible();
  const address = (await page.getByText(/^http.*\/pago\//).textContent()) ?? '';
  return { path: new URL(address).pathname, number };
}
