import { chmodSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesBelow, sha256Of } from '../lib/files';
import type { EdgeComposition } from '../store/sites/composition';
import { compositionNames } from './composition-names';
import { patternSource } from './page-matcher';

/** Name of the fragment beside composition.json; docker/nginx/nginx.conf includes it. */
export const NGINX_FRAGMENT = 'nginx.conf';

/** A text as nginx reads it back. @throws Error where its configuration has no way of writing it */
function quoted(text: string): string {
  // A $ would name a variable, and it has no escape.
  const refused = [...text].find((character) => character === '$' || character < ' ');
  if (refused !== undefined)
    throw new Error(`nginx cannot be told ${JSON.stringify(text)}: it holds ${JSON.stringify(refused)}.`);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A regular expression as the key of a map: nginx reads no variables there. */
const expression = (source: string): string => `"~${source.replaceAll('"', '\\"')}"`;

const map = (from: string, to: string, lines: readonly string[]): string =>
  `map ${from} ${to} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;

/** What nginx must know of a composition: its number, its policy, and which page answers which address. */
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
    // In the composition's order: the first that matches answers.
    map('$address', '$page', [`default ${quoted(fallback)};`, ...pages]),
  ].join('');
}

/** Every file that the composition itself serves. */
const servedFiles = (folder: string): readonly string[] =>
  ['pages', 'static'].flatMap((part) =>
    entriesBelow(join(folder, part))
      .filter(({ entry }) => entry.isFile())
      .map(({ path }) => join(folder, part, path)),
  );

/** Seconds that a file is dated with: of its content alone, some time between 2001 and 2010. */
const stampOf = (file: string): number => 1_000_000_000 + parseInt(sha256Of(readFileSync(file)).slice(0, 7), 16);

/**
 * Adds to a composition's folder what nginx needs to serve it. Its files are dated by their content: an edge makes the ETag of that and of
 * the size. So two pages of one size are never taken for each other, and edges whose clocks differ give one file one ETag.
 */
export function writeNginxFiles(composition: EdgeComposition, folder: string): void {
  const fragment = join(folder, NGINX_FRAGMENT);
  writeFileSync(fragment, nginxFragment(composition));
  for (const file of servedFiles(folder)) {
    const stamp = stampOf(file);
    utimesSync(file, stamp, stamp);
  }
  // Whoever serves the files need not be whoever composed them.
  chmodSync(folder, 0o755);
}
