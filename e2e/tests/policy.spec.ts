import type { Page } from '@playwright/test';
import type { Deployment } from '@rifas/shared/deployment';
import { logIn, makeLink } from '../support/seller';
import { expect, test } from '../support/test';

/** Views below an address, and addresses whose parameter says nothing here. */
const BELOW: Readonly<Record<string, readonly string[]>> = {
  '/dashboard/rifas/transfer': ['poner-en-bolsa', 'directa', 'solicitar', 'mi-bolsa', 'entregas', 'recepciones'],
};

const violationsOf = async (page: Page): Promise<string[]> => {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      void (window as unknown as { reportViolation: (text: string) => void }).reportViolation(
        `${location.pathname}: ${violatedDirective} ${blockedURI}`,
      );
    });
  });
  return violations;
};

test.use({ expectedNoise: [[/Failed to load resource/], { scope: 'test' }] });

test('no screen of the deployment breaks the policy', async ({ page }) => {
  const violations = await violationsOf(page);
  await page.goto('/login');
  const deployment = await page.evaluate(
    () => JSON.parse(document.getElementById('deployment')?.textContent ?? '{}') as Deployment,
  );
  const routes = deployment.remotes
    .flatMap(({ feature }) => feature.routes)
    .filter(({ variants }) => variants?.includes(deployment.variant) ?? true);
  const visit = async (address: string) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
    await expect(page.locator('[aria-busy=true]'), address).toHaveCount(0);
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
  expect(violations).toEqual([]);
});
