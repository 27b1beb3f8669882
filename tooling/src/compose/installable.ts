import { copyFileSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DeploymentSource, Feature } from '@rifas/shared/deployment';
import { HOME_PATH, pageTable } from '@rifas/shared/site';
import { escapeHtml } from './page-html';

const MANIFEST = 'manifest.json';
/** The pages that people use most; phones show four shortcuts at most. */
const SHORTCUTS = 4;

/** Drawn by `npm run icons`, into the shell's public folder. Older releases of the shell may have none. */
const iconsOf = (variant: DeploymentSource['variant']) => ({
  any: ([192, 512] as const).map((size) => ({ src: `/icons/${variant}-${size}.png`, size })),
  maskable: `/icons/${variant}-maskable-512.png`,
  apple: `/icons/${variant}-180.png`,
  tab: `/icons/${variant}.svg`,
});

/**
 * The picture that chats show beside a payment link. Most of them need a full address, so it has the origin that the
 * deployment names. Older releases of the shell have only icons.
 */
function previewPicture(folder: string, { variant, links }: DeploymentSource): string {
  const drawn = `/icons/${variant}-preview.png`;
  const picture = existsSync(join(folder, drawn)) ? drawn : `/icons/${variant}-512.png`;
  return URL.canParse(links.paymentLinkBase) ? new URL(picture, links.paymentLinkBase).href : picture;
}

/** Background colours of the page in light and dark, read from the variant's style sheet. */
function groundsOf(css: string): { readonly light: string; readonly dark: string } | undefined {
  const [light, dark = light] = [...css.matchAll(/--colour-background:(#[0-9a-f]{6})/g)].map(([, colour]) => colour);
  return light !== undefined && dark !== undefined ? { light, dark } : undefined;
}

/**
 * The manifest that lets a phone install the site. It opens at the page that was seen last
 * (shell/src/main/last-page.ts).
 */
function manifestOf(source: DeploymentSource, features: readonly Feature[], ground: string) {
  const { any, maskable } = iconsOf(source.variant);
  return {
    id: '/',
    name: source.title,
    short_name: source.title,
    lang: 'es-UY',
    start_url: `${HOME_PATH}?desde=inicio`,
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: [
      ...any.map(({ src, size }) => ({ src, sizes: `${size}x${size}`, type: 'image/png', purpose: 'any' })),
      { src: maskable, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: pageTable(source, features)
      .home.slice(0, SHORTCUTS)
      .map(({ label, to }) => ({ name: label, url: to })),
  };
}

/**
 * Writes the manifest next to the shell's public files, and gives tabs the variant's icon.
 * @param folder the composition's static files
 * @param css the variant's style sheet
 * @returns elements for the head of every page; empty where the shell's release has no icons
 */
export function writeManifest(
  folder: string,
  source: DeploymentSource,
  { features, css }: { readonly features: readonly Feature[]; readonly css: string },
): string {
  const { apple, tab } = iconsOf(source.variant);
  if (existsSync(join(folder, tab))) copyFileSync(join(folder, tab), join(folder, 'favicon.svg'));
  const grounds = groundsOf(css);
  if (grounds === undefined || !existsSync(join(folder, apple))) return '';
  const manifest = manifestOf(source, features, grounds.light);
  writeFileSync(join(folder, MANIFEST), JSON.stringify(manifest));
  const theme = (scheme: 'light' | 'dark') =>
    `<meta name="theme-color" content="${grounds[scheme]}" media="(prefers-color-scheme: ${scheme})">`;
  return [
    theme('light'),
    theme('dark'),
    `<link rel="manifest" href="/${MANIFEST}">`,
    `<link rel="apple-touch-icon" href="${apple}">`,
    `<meta name="apple-mobile-web-app-title" content="${escapeHtml(source.title)}">`,
    `<meta property="og:image" content="${escapeHtml(previewPicture(folder, source))}">`,
  ].join('\n');
}
