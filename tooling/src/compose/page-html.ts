import { DESCRIPTOR_ID, type Deployment, type DeploymentSource } from '@rifas/shared/deployment';
import { EARLY_CALLS_ID, type PageCalls } from '@rifas/shared/site';
import { cspHashOf } from '../lib/files';

export interface PageParts {
  readonly title: string;
  readonly deployment: Deployment;
  /** Path to integrity of every script of the composition. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly preloads: readonly string[];
  readonly entry: string;
  readonly early: PageCalls;
  /** Texts of the inline scripts, in the order they run. */
  readonly inline: readonly string[];
  /** What the page shows before any script runs. */
  readonly firstPaint: { readonly styles: readonly string[]; readonly html: string };
  /** Stands above everything else; HTML, with its style sheet. */
  readonly banner?: { readonly css: string; readonly html: string } | undefined;
  /** HTML for the head that makes the site installable. */
  readonly installable?: string;
  /** Extra same-origin scripts, for development. */
  readonly scripts: readonly string[];
}

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that can stand inside a script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

export const importMap = (integrity: PageParts['integrity']): string => inlineJson({ integrity });

/**
 * One static page, in the order in which its parts are needed: the early calls, the first paint, then the shell's first
 * script with all that it loads. Scripts have low priority, so that neither the first paint nor the early calls wait
 * for them (docs/decisions/0018-drawing-yields.md).
 */
export function pageHtml(parts: PageParts): string {
  const { title, deployment, integrity, preloads, entry, early, inline, firstPaint, banner, scripts } = parts;
  const head = escapeHtml(title);
  const description = escapeHtml(`Rifas para el viaje. Organiza ${deployment.links.creator.name}.`);
  const link = (file: string) =>
    `<link rel="modulepreload" href="${file}" integrity="${integrity[file] ?? ''}" fetchpriority="low">`;
  return `<!doctype html>
<html lang="es-UY" data-variant="${deployment.variant}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${head}</title>
<meta name="description" content="${description}">
<meta property="og:type" content="website">
<meta property="og:title" content="${head}">
<meta property="og:description" content="${description}">
<meta name="color-scheme" content="light dark">
<script type="application/json" id="${EARLY_CALLS_ID}">${inlineJson(early)}</script>
${inline.map((script) => `<script>${script}</script>`).join('\n')}
${[...firstPaint.styles, ...(banner ? [banner.css] : [])].map((css) => `<style>${css}</style>`).join('\n')}
<script type="importmap">${importMap(integrity)}</script>
<script type="module" src="${entry}" integrity="${integrity[entry] ?? ''}" fetchpriority="low"></script>
${preloads.map(link).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${parts.installable ?? ''}
</head>
<body>
<noscript><p>Para usar este sitio necesitás un navegador con JavaScript activado.</p></noscript>
${banner ? `${banner.html}\n` : ''}<div id="root">${firstPaint.html}</div>
<script type="application/json" id="${DESCRIPTOR_ID}">${inlineJson(deployment)}</script>
${scripts.map((src) => `<script src="${src}" defer></script>`).join('\n')}
</body>
</html>
`;
}

/** styled-components inserts its rules into an empty style element, which the hash of the empty text allows. */
const EMPTY_STYLE = cspHashOf('');

export interface PolicyParts {
  /** Texts of the inline scripts and style sheets. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** `asset`: pictures, fonts and style sheets. */
  readonly origins: DeploymentSource['origins'] & { readonly asset?: readonly string[] };
}

/** The strict policy of a composition: it allows the site's own files, and only the inline texts of its pages. */
export function contentSecurityPolicy({ scripts, styles, origins }: PolicyParts): string {
  const list = (...sources: readonly string[]) => sources.join(' ');
  const { asset = [] } = origins;
  return [
    `default-src 'self'`,
    `script-src ${list("'self'", ...scripts.map(cspHashOf), ...origins.script)}`,
    `style-src ${list("'self'", EMPTY_STYLE, ...styles.map(cspHashOf), ...asset)}`,
    `img-src ${list("'self'", 'data:', ...asset)}`,
    ...(asset.length > 0 ? [`font-src ${list("'self'", ...asset)}`] : []),
    `connect-src ${list("'self'", ...origins.connect)}`,
    `form-action ${list("'self'", ...origins.form)}`,
    `frame-src ${origins.frame.length > 0 ? list(...origins.frame) : "'none'"}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
