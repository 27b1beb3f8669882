import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { palettes, type Palette } from '@rifas/shared/ui/palette';
import { launchChromium } from '../browser/find-chromium';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

interface Icon {
  readonly suffix: string;
  readonly size: number;
  /** Width of the ticket as a share of the picture: masks only show the middle four fifths. */
  readonly width: number;
  /** Has round corners; systems cut the others. */
  readonly round: boolean;
}

const ICONS: readonly Icon[] = [
  { suffix: '192', size: 192, width: 0.72, round: true },
  { suffix: '512', size: 512, width: 0.72, round: true },
  { suffix: 'maskable-512', size: 512, width: 0.56, round: false },
  { suffix: '180', size: 180, width: 0.68, round: false },
];

/** The icon in a tab is an SVG, so it is sharp at every size. */
const TAB: Icon = { suffix: '', size: 32, width: 0.72, round: true };

/** Draws the brand's sign: a stub torn off its ticket. */
function draw({ primary: ground, accent: ticket }: Palette, { size, width, round }: Icon): string {
  const wide = 100 * width;
  const [left, high] = [50 - wide / 2, wide * 0.7];
  const top = 50 - high / 2;
  const stub = wide * 0.3;
  const rest = wide * 0.63;
  const corner = wide * 0.12;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}" style="display:block">
<rect width="100" height="100" rx="${round ? 22 : 0}" fill="${ground}"/>
<path d="M${left + corner} ${top}h${stub - corner}v${high}h${corner - stub}a${corner} ${corner} 0 0 1 ${-corner} ${-corner}v${2 * corner - high}a${corner} ${corner} 0 0 1 ${corner} ${-corner}z" fill="${ticket}"/>
<path d="M${left + wide - rest} ${top}h${rest - corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}v${high - 2 * corner}a${corner} ${corner} 0 0 1 ${-corner} ${corner}h${corner - rest}z" fill="${ticket}"/>
</svg>`;
}

/** The format that chats show in full width. */
const PREVIEW = { width: 1200, height: 630 };

/**
 * The picture that chats show beside a link: a ticket with its stub, and what a buyer can expect. The name of the site
 * stands below it, from the page itself.
 */
function drawPreview(colours: Palette, font: string): string {
  const { background, paper, accent, surface, text, textMuted, border } = colours;
  return `<style>
@font-face{font-family:Figtree;font-weight:300 900;src:url(data:font/woff2;base64,${font})}
*{box-sizing:border-box;margin:0}
body{display:grid;place-items:center;height:100vh;background:${background};color:${text};font-family:Figtree}
main{display:flex;width:1040px;height:450px}
aside{display:grid;place-items:center;width:330px;border-radius:36px 0 0 36px;background:${paper};border-inline-end:16px dotted ${accent}}
section{flex:1;display:grid;align-content:center;gap:28px;padding:0 64px;border:2px solid ${border};border-inline-start:0;border-radius:0 36px 36px 0;background:${surface}}
h1{font-size:84px;line-height:1;font-weight:800;letter-spacing:-.02em}
p{font-size:38px;line-height:1.35;color:${textMuted}}
</style>
<main><aside>${draw(colours, { suffix: '', size: 190, width: 0.72, round: true })}</aside>
<section><h1>Rifas para<br>el viaje</h1><p>Pagás con tarjeta y te llega<br>el e-ticket por mail.</p></section></main>`;
}

/** `npm run icons`: draws the icons of both variants, and the picture of their links, into shell/public/icons. */
export async function drawIcons(settings: Settings): Promise<void> {
  const folder = join(repoRoot, 'shell/public/icons');
  mkdirSync(folder, { recursive: true });
  const requireOfShell = createRequire(join(repoRoot, 'shell/package.json'));
  const fontFile = requireOfShell.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  const font = readFileSync(fontFile, 'base64');
  const browser = await launchChromium(settings);
  try {
    const page = await browser.newPage();
    for (const [variant, { light: colours }] of Object.entries(palettes)) {
      writeFileSync(join(folder, `${variant}.svg`), `${draw(colours, TAB)}\n`);
      for (const icon of ICONS) {
        await page.setViewportSize({ width: icon.size, height: icon.size });
        await page.setContent(`<body style="margin:0">${draw(colours, icon)}</body>`);
        await page.screenshot({ path: join(folder, `${variant}-${icon.suffix}.png`), omitBackground: true });
      }
      await page.setViewportSize(PREVIEW);
      await page.setContent(drawPreview(colours, font));
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `${variant}-preview.png`) });
    }
  } finally {
    await browser.close();
  }
}
