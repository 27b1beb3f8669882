import { expect, type Locator, type Page } from '@playwright/test';
import { credentials, PASSWORD, type DemoTicket } from './api';
import { site, tokenName } from './site';

/** @param origin another site than the project's own */
export async function logIn(page: Page, email = 'ana@example.com', password = PASSWORD, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña').first().fill(password);
  await page.getByRole('button', { name: 'INGRESAR' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
}

/**
 * A session as an earlier visit has left it, for journeys that are not about the login: the page that is opened next finds its token.
 * Once: a script at each page would log in again whoever logs out.
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

export interface MadeLink {
  /** Path of the pay page. */
  readonly path: string;
  readonly token: string;
  /** Number of the raffle that the link charges. */
  readonly number: string;
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

/** Asked of the API and not read from the page, where marks of live links may still be on their way. */
async function raffleWithoutLink(page: Page): Promise<string> {
  const sought = { token: tokenName(), whole: site().mode === 'single' };
  const number = await page.evaluate(async ({ token, whole }) => {
    const ask = async (path: string): Promise<unknown> => {
      const sent = await fetch(path, { headers: { Authorization: localStorage.getItem(token) ?? '' } });
      return ((await sent.json()) as { data: unknown }).data;
    };
    const raffles = (await ask('/api/talon/get-by-pasajero')) as DemoTicket[][];
    const links = (await ask('/api/talon/links')) as { talon_id: number }[];
    const linked = new Set(links.map(({ talon_id }) => talon_id));
    const isFree = ({ id, Estado }: DemoTicket) => Estado === 'Pendiente de Pago' && !linked.has(id);
    return raffles
      .filter((raffle) => {
        const chosen = raffle.filter(({ SorteoNumero }) => whole || SorteoNumero === '2');
        return chosen.length > 0 && chosen.every(isFree);
      })
      .map(([first]) => first?.Numero ?? '')
      .sort()[0];
  }, sought);
  if (number === undefined) throw new Error('Every raffle of the seller has a link.');
  return number;
}

/** What chooses a raffle (single), or its ticket of the second draw (multi). */
const choiceOf = (page: Page, number: string): Locator =>
  site().mode === 'single'
    ? page.getByRole('checkbox', { name: new RegExp(`^Rifa ${number}\\b`) })
    : page.getByRole('group', { name: `Rifa ${number}` }).getByRole('checkbox', { name: /^Sorteo 2\b/ });

/**
 * Chooses the first ticket (multi) or raffle (single) that is chosen without a question, and answers its raffle's number.
 * Ticket by ticket that is one of the second draw that is in no live link: the first draw of the demo data is over.
 */
export async function chooseFree(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: 'ELIGE LAS RIFAS PARA EL LINK DE PAGO' })).toBeVisible();
  const number = await raffleWithoutLink(page);
  await choiceOf(page, number).check();
  return number;
}

/** Opens the payment link's wizard, chooses and goes on to the buyer's data; answers the raffle's number. */
export async function chooseFirst(page: Page): Promise<string> {
  await page.goto('/dashboard/rifas');
  const number = await chooseFree(page);
  await page.getByRole('button', { name: /^ENVIAR LINK DE PAGO AL COMPRADOR \([1-9]\d*\)$/ }).click();
  await expect(page.getByRole('heading', { name: 'DATOS DEL COMPRADOR' })).toBeVisible();
  return number;
}

/** A payment link for one pending ticket or raffle, made as a seller makes it. */
export async function makeLink(page: Page): Promise<MadeLink> {
  const number = await chooseFirst(page);
  await fillBuyer(page);
  await page.getByRole('button', { name: 'ENVIAR LINK', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'TU LINK DE PAGO ESTÁ PRONTO' })).toBeVisible();
  const address = (await page.getByText(/^http.*\/pago\//).textContent()) ?? '';
  const path = new URL(address).pathname;
  return { path, token: path.split('/').pop() ?? '', number };
}
