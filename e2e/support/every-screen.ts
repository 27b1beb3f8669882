import type { Page } from '@playwright/test';
import { logIn, makeLink } from './seller';
import { servedBy } from './site-beside';
import { expect, test } from './test';

/** Views below an address that its routes do not list. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  '/dashboard/rifas/transfer': ['poner-en-bolsa', 'directa', 'solicitar', 'mi-bolsa', 'entregas', 'recepciones'],
};

/** Logs in, opens every screen of the deployment until it has loaded everything, and calls `look` for each. */
export async function visitEveryScreen(
  page: Page,
  look: (address: string) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { remotes, variant } = await servedBy(test.info().project.use.baseURL ?? '');
  const routes = remotes
    .flatMap(({ feature }) => feature.routes)
    .filter(({ variants }) => variants?.includes(variant) ?? true);
  const visit = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
    await look(address);
  };
  for (const { path } of routes.filter(({ access }) => access === 'public'))
    await visit(path.replace(/:\w+/, 'ninguno'));
  await visit('/error#type=5');
  await logIn(page);
  await visit((await makeLink(page)).path);
  for (const { path } of routes.filter(({ access }) => access === 'guarded')) {
    for (const address of [path, ...(BELOW[path] ?? []).map((view) => `${path}/${view}`)]) await visit(address);
  }
  await visit('/dashboard');
  await visit('/__status');
}
