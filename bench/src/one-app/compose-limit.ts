import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DESCRIPTOR_ID, type DeploymentSource } from '@rifas/shared/deployment';
import { pageRoutes } from '@rifas/tooling/compose/page-routes';
import { preloadsFor } from '@rifas/tooling/compose/preloads';
import { precompress } from '@rifas/tooling/lib/compress';
import { SHELL } from '@rifas/tooling/lib/repo';
import { featuresOf, type Release } from '@rifas/tooling/store/releases/release';
import { ONE_APP, type OneAppBuild } from './build-one-app';

const SHELLS_SCRIPT = /<script type="module" src="\/releases\/shell\/[^"]+"[^>]*>/;

/** A release whose parts are the chunks with the same names in the one application. */
const withChunks = (release: Release, { entry, chunks }: OneAppBuild): Release => ({
  ...release,
  entry,
  consumes: {},
  parts: Object.fromEntries(Object.keys(release.parts).map((part) => [part, chunks[part] ?? []])),
});

/** The page with a descriptor that lists the scripts of every page, like a composition's own. */
function withPageScripts(html: string, pageScripts: Readonly<Record<string, readonly string[]>>): string {
  const start = `<script type="application/json" id="${DESCRIPTOR_ID}">`;
  const from = html.indexOf(start) + start.length;
  const to = html.indexOf('</script>', from);
  const descriptor = JSON.parse(html.slice(from, to)) as Readonly<Record<string, unknown>>;
  const text = JSON.stringify({ ...descriptor, pageScripts }).replaceAll('<', '\\u003c');
  return `${html.slice(0, from)}${text}${html.slice(to)}`;
}

/**
 * Makes the limit from a composition's pages: the one application with the early calls, the first paint and the
 * preloads of the composition. The difference between the two is the cost of federation.
 * @param folder of the composition, whose pages have neither preloads nor integrity
 */
export function composeLimit(
  folder: string,
  { source, releases, app }: { source: DeploymentSource; releases: readonly Release[]; app: OneAppBuild },
): void {
  const own = releases.map((release) => withChunks(release, app));
  const shell = own.find(({ name }) => name === SHELL);
  if (!shell) throw new Error('The composition has no shell.');
  const remotes = own.filter((release) => release !== shell);
  const pathOf = (file: string) => `/releases/${ONE_APP}/${app.version}/${file}`;
  const entry = pathOf(app.entry);
  const routes = pageRoutes(source, featuresOf(remotes)).map((route) => {
    const paths = preloadsFor(route, source, shell, remotes).map((path) => pathOf(path.split('/').at(-1) ?? ''));
    return { route, scripts: [...new Set(paths)].filter((path) => path !== entry) };
  });
  const pageScripts = Object.fromEntries(
    routes.flatMap(({ route, scripts }) => (route.kind === 'other' ? [] : [[route.pattern, scripts] as const])),
  );
  for (const { route, scripts } of routes) {
    const file = join(folder, 'pages', route.file);
    const html = readFileSync(file, 'utf8');
    if (!SHELLS_SCRIPT.test(html)) throw new Error(`${route.file} does not load the shell as the limit expects.`);
    const links = scripts.map((path) => `<link rel="modulepreload" href="${path}" fetchpriority="low">`);
    const begin = `${links.join('\n')}\n<script type="module" src="${entry}" fetchpriority="low">`;
    writeFileSync(file, withPageScripts(html.replace(SHELLS_SCRIPT, begin), pageScripts));
  }
  for (const name of readdirSync(join(folder, 'pages')))
    if (name.endsWith('.html')) precompress(join(folder, 'pages', name));
}
