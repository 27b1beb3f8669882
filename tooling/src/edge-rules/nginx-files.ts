import { chmodSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow, sha256Of } from '../lib/files';
import type { EdgeComposition } from '../store/sites/composition';
import { compositionNames } from './composition-names';
import { patternSource } from './page-matcher';

/** Name of the fragment next to composition.json; docker/nginx/nginx.conf includes it. */
export const NGINX_FRAGMENT = 'nginx.conf';

/** Quotes a text for nginx. @throws Error where nginx's syntax cannot express it */
function quoted(text: string): string {
  // A $ would begin a variable, and nginx has no escape for it.
  const refused = [...text].find((character) => character === '$' || character < ' ');
  if (refused !== undefined)
    throw new Error(`nginx cannot be told ${JSON.stringify(text)}: it holds ${JSON.stringify(refused)}.`);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A regular expression as the key of a map, where nginx expands no variables. */
const expression = (source: string): string => `"~${source.replaceAll('"', '\\"')}"`;

const map = (from: string, to: string, lines: readonly string[]): string =>
  `map ${from} ${to} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;

/** What nginx needs from a composition: its number, its policy, and the page of each address. */
export function nginxFragment(composition: EdgeComposition): string {
  const { number, deployment, routes, contentSecurityPolicy } = composition;
  const own = routes.filter(({ pattern }) => pattern !== '*');
  const pages = own.map(({ pattern, file }) => `${expression(patternSource(pattern))} ${quoted(file)};`);
  const fallback = routes.find(({ pattern }) => pattern === '*')?.file ?? 'index.html';
  return [
    `# Composition ${number} of ${deployment}, for docker/nginx/nginx.conf: made with its pages, never changed.\n`,
    map('$host', '$composition', [`default ${number};`]),
    map('$host', '$content_security_policy', [`default ${quoted(contentSecurityPolicy)};`]),
    map('$host', '$composition_names', [`default ${quoted(compositionNames(composition))};`]),
    // In the composition's order, because the first match wins.
    map('$address', '$page', [`default ${quoted(fallback)};`, ...pages]),
  ].join('');
}

/** Every file of the composition's own folder that is served. */
const servedFiles = (folder: string): readonly string[] =>
  ['pages', 'static'].flatMap((part) =>
    entriesBelow(join(folder, part))
      .filter(({ entry }) => entry.isFile())
      .map(({ path }) => join(folder, part, path)),
  );

/** A date in seconds that depends only on the file's content, between 2001 and 2010. */
const stampOf = (file: string): number => 1_000_000_000 + parseInt(sha256Of(readFileSync(file)).slice(0, 7), 16);

/**
 * Adds the files that nginx needs to a composition's folder. Its files get dates made from their content, because an
 * edge computes the ETag from date and size. So two pages of one size get different ETags, and edges with different
 * clocks give a file the same ETag.
 */
export function writeNginxFiles(composition: EdgeComposition, folder: string): void {
  const fragment = join(folder, NGINX_FRAGMENT);
  writeFileSync(fragment, nginxFragment(composition));
  for (const file of servedFiles(folder)) {
    const stamp = stampOf(file);
    utimesSync(file, stamp, stamp);
  }
  // The files may be served by another user than the one who composed them.
  chmodSync(folder, 0o755);
}
