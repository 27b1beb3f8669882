import { DESCRIPTOR_ID, type Deployment } from '@rifas/shared/deployment';
import { cspHashOf } from '../lib/files';

export interface PageParts {
  readonly title: string;
  readonly deployment: Deployment;
  /** Path to integrity of every script of the composition. */
  readonly integrity: Readonly<Record<string, string>>;
  readonly preloads: readonly string[];
  readonly entry: string;
  /** Extra same-origin scripts, for development. */
  readonly scripts: readonly string[];
}

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that can stand inside a script element. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** styled-components inserts its rules into an empty style element: the hash of the empty text lets it. */
const EMPTY_STYLE = cspHashOf('');

export const importMap = (integrity: PageParts['integrity']): string => inlineJson({ integrity });

export function contentSecurityPolicy(map: string, origins: { connect: readonly string[]; script: readonly string[]; frame: readonly string[]; form: readonly string[] }): string {
  const list = (...sources: readonly string[]) => sources.join(' ');
  return [
    `default-src 'self'`,
    `script-src ${list("'self'", cspHashOf(map), ...origins.script)}`,
    `style-src 'self' ${EMPTY_STYLE}`,
    `img-src 'self' data:`,
    `connect-src ${list("'self'", ...origins.connect)}`,
    `form-action ${list("'self'", ...origins.form)}`,
    `frame-src ${origins.frame.length > 0 ? list(...origins.frame) : "'none'"}`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}

/** One static page: descriptor, integrity of every script, preloads, and the shell's first script. */
export function pageHtml({ title, deployment, integrity, preloads, entry, scripts }: PageParts): string {
  const link = (file: string) => `<link rel="modulepreload" href="${file}" integrity="${integrity[file] ?? ''}">`;
  return `<!doctype html>
<html lang="es-UY" data-variant="${deployment.variant}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escapeHtml(title)}</title>
<meta name="color-scheme" content="light dark">
<script type="importmap">${importMap(integrity)}</script>
<script type="module" src="${entry}" integrity="${integrity[entry] ?? ''}"></script>
${preloads.map(link).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
<div id="root"></div>
<noscript>Para usar Rifas necesitás un navegador con JavaScript activado.</noscript>
<script type="application/json" id="${DESCRIPTOR_ID}">${inlineJson(deployment)}</script>
${scripts.map((src) => `<script src="${src}" defer></script>`).join('\n')}
</body>
</html>
`;
}
