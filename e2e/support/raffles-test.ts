import type { Page } from '@playwright/test';
import { call, send } from './api';
import { arriveAs, sessionOf } from './seller';
import { expect, test } from './test';

export { site } from './site';
export { expect, test };

export const BRUNO = 'bruno@example.com';
/** Five hundred raffles. */
export const MUCHO = 'mucho@example.com';

const begun = new WeakMap<object, Set<string>>();

/** Ends, once in a test, the links that earlier journeys left: a raffle that is in one asks before it is chosen. */
async function endLinks(email: string, token: string): Promise<void> {
  const sellers = begun.get(test.info()) ?? new Set<string>();
  begun.set(test.info(), sellers);
  if (sellers.has(email)) return;
  sellers.add(email);
  const site = test.info().project.use.baseURL ?? '';
  const links = (await call(site, '/api/talon/links', { token }))['data'] as { token: string }[];
  for (const link of new Set(links.map((one) => one.token)))
    await send(site, '/api/talon/cancel-link', { token, fields: [['token', link]] });
}

/**
 * Enters as a seller without the login screen, which other journeys walk through, and opens a page. A journey's own links are made
 * after its first call: that ends those of the seller.
 */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  await endLinks(email, await arriveAs(page, email));
  await page.goto(path);
}

export interface OwnTicket {
  readonly Numero: string;
  readonly Estado: string;
}

/** The raffles of the seller who is logged in on this page, as the API has them now: earlier journeys may have sold some. */
export async function ownRaffles(page: Page): Promise<readonly (readonly OwnTicket[])[]> {
  const { address, token } = await sessionOf(page);
  const { data } = await call(address, '/api/talon/get-detailed-by-pasajero', { token });
  return data as OwnTicket[][];
}

/** A writing call of the API by the seller who is logged in on this page. */
export async function callApi(page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const { address, token } = await sessionOf(page);
  return (await send(address, path, { token, fields: Object.entries(fields) })).status;
}
