import type { Page } from '@playwright/test';
import { call, send } from './api';
import { arriveAs, endLinks, sessionOf } from './seller';
import { expect, test } from './test';

export { site } from './site';
export { expect, test };

export const BRUNO = 'bruno@example.com';
/** Has five hundred raffles. */
export const MUCHO = 'mucho@example.com';

const begun = new WeakMap<object, Set<string>>();

/** Once per test, because choosing a raffle with a link asks for confirmation. */
async function endLinksOnce(email: string, token: string): Promise<void> {
  const sellers = begun.get(test.info()) ?? new Set<string>();
  begun.set(test.info(), sellers);
  if (sellers.has(email)) return;
  sellers.add(email);
  await endLinks(test.info().project.use.baseURL ?? '', token);
}

/**
 * Enters as a seller without the login screen, which other journeys test, and opens a page. A test must make its links
 * after its first call for that seller, because that call cancels the seller's links.
 */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  await endLinksOnce(email, await arriveAs(page, email));
  await page.goto(path);
}

export interface OwnTicket {
  readonly Numero: string;
  readonly Estado: string;
}

/** The raffles of the logged-in seller, read from the API because earlier journeys may have sold some. */
export async function ownRaffles(page: Page): Promise<readonly (readonly OwnTicket[])[]> {
  const { address, token } = await sessionOf(page);
  const { data } = await call(address, '/api/talon/get-detailed-by-pasajero', { token });
  return data as OwnTicket[][];
}

/** Makes a writing call as the seller who is logged in on this page. @returns the HTTP status */
export async function callApi(page: Page, path: string, fields: Readonly<Record<string, string>>): Promise<number> {
  const { address, token } = await sessionOf(page);
  return (await send(address, path, { token, fields: Object.entries(fields) })).status;
}
