import type { Page } from '@playwright/test';
import { FAULTS, type FaultProxy } from '../../support/faults';
import { release, tamper, withPrevious } from '../../support/faults-pages';
import {
  expect,
  explanation,
  listenToReports,
  loginForm,
  passTimeUntilAsked,
  retry,
  test,
  type PageReport,
} from '../../support/faults-test';

const ENTRY = /^\/releases\/mf-auth\/(?!0\.0\.9\/)[^/]+\/remoteEntry\.js$/;
const PREVIOUS = /^\/releases\/mf-auth\/0\.0\.9\/remoteEntry\.js$/;
const EXPOSED = /^\/releases\/mf-auth\/(?!0\.0\.9\/)[^/]+\/remote\.\w+\.js$/;
const CHUNK = /^\/releases\/mf-auth\/(?!0\.0\.9\/)[^/]+\/page-login\.\w+\.js$/;

async function expectPrevious(page: Page, reports: readonly PageReport[]): Promise<void> {
  await expect(loginForm(page)).toBeVisible();
  await expect.poll(() => reports.map(({ kind }) => kind)).toContain('fallback');
  expect(reports.find(({ kind }) => kind === 'fallback')?.version).toBe('0.0.9');
  await expect(explanation(page)).toBeHidden();
}

const BROKEN: readonly [what: string, spoil: (faults: FaultProxy) => void | Promise<void>][] = [
  ['a changed byte in its entry', (faults) => tamper(faults, ENTRY)],
  ['a changed byte in its exposed module', (faults) => tamper(faults, EXPOSED)],
  ['a changed byte in its page chunk', (faults) => tamper(faults, CHUNK)],
  ['another contract', (faults) => release(faults, EXPOSED, (code) => code.replace('^2.5.0', '^9.0.0'))],
  [
    'a page that throws in its first render',
    (faults) =>
      release(faults, CHUNK, (code) =>
        code.replace(/default:\(\)=>[\w$]+/, 'default:()=>()=>{throw new Error("roto")}'),
      ),
  ],
  [
    'a chunk that throws when it is run',
    (faults) => release(faults, CHUNK, (code) => `throw new Error("roto");${code}`),
  ],
];

test.use({
  expectedNoise: [
    [
      /Failed to load resource|net::ERR_|Failed to fetch|preload|already registered|integrity|MIME type|RUNTIME-008|roto/i,
    ],
    { scope: 'test' },
  ],
});

for (const [what, spoil] of BROKEN) {
  test(`the previous release takes over from a release with ${what}, in the same session, and is reported @once`, async ({
    page,
    faults,
  }) => {
    withPrevious(faults, 'mf-auth');
    await spoil(faults);
    const reports = listenToReports(page);
    await page.goto('/login');
    await expectPrevious(page, reports);
  });
}

for (const fault of FAULTS) {
  test(`the previous release takes over from a release whose entry fails: ${fault} @once`, async ({ page, faults }) => {
    withPrevious(faults, 'mf-auth');
    faults.fail(ENTRY, fault);
    await page.clock.install();
    const reports = listenToReports(page);
    await page.goto('/login', { waitUntil: 'commit' });
    if (fault === 'hang') {
      await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
      await expect.poll(() => faults.asked(/\/shell\/.*\/forms\./).length).toBeGreaterThan(0);
      await passTimeUntilAsked(page, faults, PREVIOUS);
    }
    await expectPrevious(page, reports);
  });
}

test('a remote of which no release loads explains itself, and Reintentar begins with the new release @once', async ({
  page,
  faults,
}) => {
  withPrevious(faults, 'mf-auth');
  faults.fail(/^\/releases\/mf-auth\//, '503');
  await page.goto('/login');
  await expect(explanation(page)).toBeVisible();
  faults.heal();
  const before = faults.asked(/^\/releases\/mf-auth\/0\.0\.9\//).length;
  await retry(page).click();
  await expect(loginForm(page)).toBeVisible();
  expect(faults.asked(/^\/releases\/mf-auth\/0\.0\.9\//)).toHaveLength(before);
});

test('a changed byte in a remote without a previous release is refused and explained @once', async ({
  page,
  faults,
}) => {
  tamper(faults, CHUNK);
  await page.goto('/login');
  await expect(explanation(page)).toBeVisible();
  await expect(loginForm(page)).toBeHidden();
});
