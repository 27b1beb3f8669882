import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WIDTHS = [320, 1280] as const;
const SCHEMES = ['light', 'dark'] as const;

/** axe finds nothing on this screen at 320 and 1280 px, light and dark, and nothing overflows sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways overflow at ${width} px`).toBeLessThanOrEqual(0);
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        `${width} px, ${colorScheme}`,
      ).toEqual([]);
    }
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
