import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchChromium } from '../browser/find-chromium';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

const COLOURS = {
  dtyt: { ground: '#163f8c', ticket: '#ffc533' },
  ccee: { ground: '#0b5f55', ticket: '#ff8a6b' },
} as const;

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
function draw({ ground, ticket }: (typeof COLOURS)[keyof typeof COLOURS], { size, width, round }: Icon): string {
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

/** `npm run icons`: draws the icons of both variants into shell/public/icons. */
export async function drawIcons(settings: Settings): Promise<void> {
  const folder = join(repoRoot, 'shell/public/icons');
  mkdirSync(folder, { recursive: true });
  const browser = await launchChromium(settings);
  try {
    const page = await browser.newPage();
    for (const [variant, colours] of Object.entries(COLOURS)) {
      writeFileSync(join(folder, `${variant}.svg`), `${draw(colours, TAB)}\n`);
      for (const icon of ICONS) {
        await page.setViewportSize({ width: icon.size, height: icon.size });
        await page.setContent(`<body style="margin:0">${draw(colours, icon)}</body>`);
        await page.screenshot({ path: join(folder, `${variant}-${icon.suffix}.png`), omitBackground: true });
      }
    }
  } finally {
    await browser.close();
  }
}
