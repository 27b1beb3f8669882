import type { Page } from '@playwright/test';
import { visitEveryScreen } from '../support/every-screen';
import { expect, test } from '../support/test';

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
  await visitEveryScreen(page);
  expect(violations).toEqual([]);
});
