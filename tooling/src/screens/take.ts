import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import type { Scene, Visitor } from './scene';
import type { World } from './world';

/** How a screen is photographed. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scheme: 'light' | 'dark';
  /** The browser's text size in per cent, for people who need larger text. */
  readonly text?: number;
  /** Only what a person sees without scrolling, with sticky bars in place, not the whole page. */
  readonly visiblePart?: boolean;
}

export const LOOKS: readonly Look[] = [
  { name: 'phone', width: 360, height: 740, scheme: 'light' },
  { name: 'phone-dark', width: 360, height: 740, scheme: 'dark' },
  { name: 'small', width: 320, height: 640, scheme: 'light', visiblePart: true },
  { name: 'large-text', width: 360, height: 740, scheme: 'light', text: 200, visiblePart: true },
  { name: 'desktop', width: 1280, height: 800, scheme: 'light' },
  { name: 'desktop-dark', width: 1280, height: 800, scheme: 'dark' },
  { name: 'wide', width: 1920, height: 1080, scheme: 'light' },
];

/** In px; nobody looks further down in a picture. */
const LONGEST = 2400;
const QUALITY = 62;
const SELLERS = { ana: 'ana@example.com', bruno: 'bruno@example.com' } as const;
const STANDARD_TEXT = 16;

/** Opens a browser context for each visitor. Its first page fills the cache with font and scripts, as is usual. */
export function openVisitors(browser: Browser, world: World) {
  const opened = new Map<Visitor, Promise<BrowserContext>>();
  return {
    of: (who: Visitor) => {
      const context = opened.get(who) ?? openContext(browser, world, who);
      opened.set(who, context);
      return context;
    },
    close: async () => {
      for (const context of opened.values()) await (await context).close();
    },
  };
}
type Visitors = ReturnType<typeof openVisitors>;

async function openContext(browser: Browser, world: World, who: Visitor): Promise<BrowserContext> {
  const localStorage = who === 'nobody' ? [] : [{ name: world.tokenName, value: await world.tokenOf(SELLERS[who]) }];
  const context = await browser.newContext({
    baseURL: world.url,
    locale: 'es-UY',
    timezoneId: 'America/Montevideo',
    reducedMotion: 'reduce',
    viewport: { width: 360, height: 740 },
    storageState: { cookies: [], origins: [{ origin: new URL(world.url).origin, localStorage }] },
  });
  // A font that arrives late does not change the page, so a first page loads it.
  const page = await context.newPage();
  await page.goto('/register');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settled(page);
  await page.close();
  return context;
}

/** Waits for fonts, and for a redraw after a change of size. */
const settled = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** Rules for whole pages. A mail (about:blank here) is shown inside a mail program's page, which has these parts. */
const OF_WHOLE_PAGES = ['landmark-one-main', 'region'];

/** What axe finds in the page. PDF and mails have a frame; axe combines results of frames in an extra tab. */
async function barriers(page: Page, { name }: Look): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .disableRules(page.url() === 'about:blank' ? OF_WHOLE_PAGES : [])
    .setLegacyMode(page.frames().length === 1);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `${name}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** How often a page is captured until two pictures in a row are equal: on a busy machine parts of it are drawn late. */
const LOOKS_AT = 6;

async function pictureOf(page: Page, devtools: CDPSession): Promise<string> {
  let last = '';
  for (let look = 0; look < LOOKS_AT; look += 1) {
    await settled(page);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
    if (data === last) break;
    last = data;
  }
  return last;
}

/** @returns the picture as WebP, and its faults */
async function photograph(page: Page, look: Look): Promise<{ picture: Buffer; faults: readonly string[] }> {
  await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
  await page.setViewportSize({ width: look.width, height: look.height });
  const devtools = await page.context().newCDPSession(page);
  const size = (STANDARD_TEXT * (look.text ?? 100)) / 100;
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
  // Long lists keep the heights of the old text size until they are redrawn.
  await pictureOf(page, devtools);
  const { wide, high } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    high: document.documentElement.scrollHeight,
  }));
  const whole = Math.min(LONGEST, Math.max(look.height, high));
  if (!look.visiblePart) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.setViewportSize({ width: look.width, height: whole });
  }
  const data = await pictureOf(page, devtools);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: STANDARD_TEXT, fixed: STANDARD_TEXT } });
  await devtools.detach();
  const wider = wide > look.width ? [`${look.name}: ${wide - look.width} px stick out sideways`] : [];
  const faults = [...wider, ...(await barriers(page, look))];
  return { picture: Buffer.from(data, 'base64'), faults };
}

interface TakeOptions {
  readonly visitors: Visitors;
  readonly world: World;
  readonly site: string;
  readonly folder: string;
  readonly looksOf: (scene: Scene) => readonly Look[];
  readonly log: (line: string) => void;
}

/** Brings up a scene once, and photographs it in every look. @returns what went wrong */
export async function takeScene(
  scene: Scene,
  { visitors, world, site, folder, looksOf, log }: TakeOptions,
): Promise<readonly string[]> {
  const looks = looksOf(scene);
  if (looks.length === 0) return [];
  const context = await visitors.of(scene.who ?? 'nobody');
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const faults: string[] = [];
  try {
    await scene.show(page, world).catch((error: unknown) => {
      faults.push(`was not reached: ${String(error).split('\n', 1)[0] ?? ''}`);
    });
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
    mkdirSync(folder, { recursive: true });
    // Change the look first: a font that came late is used after the next change.
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 400, height: 800 });
    // Move the pointer away, because its hover would show in pictures of touch screens.
    await page.mouse.move(0, 0);
    await settled(page);
    for (const look of looks) {
      const taken = await photograph(page, look);
      writeFileSync(join(folder, `${scene.name}-${site}-${look.name}.webp`), taken.picture);
      faults.push(...taken.faults);
    }
  } finally {
    await page.close();
  }
  for (const fault of faults) log(`${site}, ${scene.name}: ${fault}`);
  return faults;
}
