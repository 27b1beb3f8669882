import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const SCHEMES = ['light', 'dark'] as const;

/** Each width and colour scheme once. `npm run screenshots` checks every screen in both schemes, at more widths. */
const LOOKS = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

/** The rules about colours. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const NOTHING = ';';

const fromBuilder = createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright'));
/** The builder's own axe, minified: less than half as much to send to each page. */
const AXE = readFileSync(fromBuilder.resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page in its present state. */
async function violationsOf(page: Page, onlyColours: boolean): Promise<readonly string[]> {
  const hasFrames = page.frames().length > 1;
  // Sending and running axe (half a megabyte) takes longer than the check. A page without frames keeps it.
  const isThere = !hasFrames && (await page.evaluate(() => 'axe' in window));
  const axe = new AxeBuilder({ page, axeSource: isThere ? NOTHING : AXE })
    // Only counts passed checks, instead of describing every element.
    .options({ resultTypes: ['violations'], ...(onlyColours && { runOnly: OF_COLOURS }) })
    // A page without frames needs no second tab to combine the frames' results.
    .setLegacyMode(!hasFrames);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Waits for transitions of colours to end. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );

/** axe finds nothing in this screen's colours, light and dark: for screens that were fully checked in others. */
export async function expectAccessibleColours(page: Page): Promise<void> {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    expect(await violationsOf(page, true), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null });
}

/** axe finds nothing on this screen on a light phone and on a dark wide screen, and nothing overflows sideways. */
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
