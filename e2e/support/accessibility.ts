import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;

/** Each width and each set of colours once. `npm run screenshots` looks at every screen in every set of colours, at more widths. */
const LOOKS = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** The rules that look at colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const NOTHING = ';';

const fromBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** The axe that the builder brings, without its comments: each page that is looked at is sent less than half. */
const AXE = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page as it is. */
async function violationsOf(page: Page, onlyColours: boolean): Promise<readonly string[]> {
  const hasFrames = page.frames().length > 1;
  // axe is half a megabyte, and is sent and run twice for each look: that takes longer than the look. What a page without frames has, it keeps.
  const isThere = !hasFrames && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, axeSource: isThere ? NOTHING : AXE })
    // What is right is counted, not described element by element.
    .options({ resultTypes: ['violations'], ...(onlyColours && { runOnly: OF_COLOURS }) })
    // A page without frames needs no second tab, which puts the frames' results together.
    .setLegacyMode(!hasFrames);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** What changes colour slowly has its colour. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );

/** axe finds nothing in the colours of this screen, light and dark: for a screen that has been looked at whole in other colours. */
export async function expectAccessibleColours(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    expect(await violationsOf(page, true), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** axe finds nothing on this screen on a phone by day and on a wide screen in the dark, and nothing overflows sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const { width, colorScheme } of LOOKS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `sideways overflow at ${width} px`).toBeLessThanOrEqual(0);
    expect(await violationsOf(page, false), `${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
  if (before) await page.setViewportSize(before);
}
