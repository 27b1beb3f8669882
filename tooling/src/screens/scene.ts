import type { Page } from 'playwright-core';
import type { World } from './world';

/** Who opens the page. */
export type Visitor = 'nobody' | 'ana' | 'bruno';

/** One screen in one state. */
export interface Scene {
  /** Name of the picture's file, such as `pay-filled`. */
  readonly name: string;
  /** The page of docs/screens that shows it, such as `pay`. */
  readonly screen: string;
  /** The picture's caption. */
  readonly what: string;
  readonly who?: Visitor;
  /** Both variants when left out. */
  readonly variant?: 'dtyt' | 'ccee';
  readonly show: (page: Page, world: World) => Promise<void>;
}

export const scenesOf =
  (screen: string, common: Pick<Scene, 'who' | 'variant'> = {}) =>
  (name: string, what: string, show: Scene['show']): Scene => ({ name, screen, what, show, ...common });

/** Answers a part of the API with fixed data; the pattern is one of Playwright's routes. */
export const answer = (page: Page, pattern: string, data: unknown): Promise<unknown> =>
  page.route(pattern, (route) => route.fulfill({ json: { status: 'success', data } }));

export const fail = (page: Page, pattern: string): Promise<unknown> =>
  page.route(pattern, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '' }));

/** Opens a page whose calls fail, and waits for the retry button. */
export async function openFailing(page: Page, path: string, pattern: string): Promise<void> {
  await fail(page, pattern);
  await page.goto(path);
  await page.getByRole('button', { name: /reintentar/i }).waitFor();
}

/** Leaves calls unanswered while the picture is taken. */
export const hang = (page: Page, pattern: string): Promise<unknown> => page.route(pattern, () => undefined);

export const heading = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('heading', { level: 1, name }).first().waitFor();

/** Opens an address and waits for the heading of its page; for any heading when no name is given. */
export async function open(page: Page, path: string, name: string | RegExp = /./): Promise<void> {
  await page.goto(path);
  await heading(page, name);
}

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name }).first().click();

/** What a seller types of a buyer. */
export const BUYER = { Nombre: 'Lucía', Apellido: 'Méndez', Email: 'lucia@example.com', Celular: '099 123 456' };

export const fillIn = async (page: Page, fields: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, value] of Object.entries(fields)) await page.getByRole('textbox', { name: label }).fill(value);
};
