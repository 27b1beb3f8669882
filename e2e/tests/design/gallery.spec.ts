import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleColours } from '../../support/accessibility';
import { required, startCommand, type SiteBeside } from '../../support/site-beside';
import { test as base, expect } from '../../support/test';

const test = base.extend<object, { gallery: SiteBeside }>({
  gallery: [
    async ({}, provide) => {
      const env = { DATA_DIR: required('E2E_FOLDER') };
      const gallery = await startCommand(['dev', '--gallery'], /Gallery: (http:\S+)\n/, env);
      await provide(gallery);
      await gallery.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** Checks all rules, and the contrast in both colour schemes. */
async function expectAllAccessible(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectAccessibleColours(page);
}

/** The second variant differs only in its colours: the first has already checked all rules for the same components. */
const LOOKS = [
  ['dtyt', 'axe finds nothing, nothing sticks out', expectAllAccessible],
  ['ccee', 'axe finds nothing in them', expectAccessibleColours],
] as const;

for (const [variant, what, look] of LOOKS) {
  test(`every component in every state, in the colours of ${variant}: ${what} @once`, async ({ page, gallery }, {
    outputDir,
  }) => {
    test.slow();
    await page.goto(`${gallery.url}/?variant=${variant}`);
    await expect(page.getByRole('region')).not.toHaveCount(0);
    await look(page);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.screenshot({ path: `${outputDir}/gallery-${variant}-${colorScheme}.png`, fullPage: true });
    }
  });

  test(`components that take the whole window, in the colours of ${variant}: ${what} @once`, async ({
    page,
    gallery,
  }) => {
    test.slow();
    await page.goto(`${gallery.url}/?variant=${variant}`);
    const alone = page.locator('a[href*="only="]');
    await expect(alone).not.toHaveCount(0);
    for (const address of await alone.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
      await page.goto(address);
      await expect(page.getByRole('main')).toBeAttached();
      await look(page);
    }
  });
}
