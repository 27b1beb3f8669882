import { createHash } from 'node:crypto';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Composition } from '../compose/compose';
import { patternSource } from '../edge/page-matcher';

/** Name of the fragment beside composition.json; docker/nginx/nginx.conf includes it. */
export const NGINX_FRAGMENT = 'nginx.conf';

/** A text as nginx reads it back. @throws Error where its configuration has no way of writing it */
function quoted(text: string): string {
  // A $ would name a variable, and it has no escape.
  const refused = [...text].find((character) => character === '$' || character < ' ');
  if (refused !== undefined) throw new Error(`nginx cannot be told ${JSON.stringify(text)}: it holds ${JSON.stringify(refused)}.`);
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** A regular expression as the key of a map: nginx reads no variables there. */
const expression = (source: string): string => `"~${source.replaceAll('"', '\\"')}"`;

const map = (from: string, to: string, lines: readonly string[]): string => `map ${from} ${to} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;

/** What nginx must know of a composition: its number, its tag, its policy, and which page answers which address. */
export function nginxFragment({ number, deployment, routes, contentSecurityPolicy }: Composition, pagesHash: string): string {
  const own = routes.filter(({ pattern }) => pattern !== '*');
  const fallback = routes.find(({ pattern }) => pattern === '*')?.file ?? 'index.html';
  return [
    `# Composition ${number} of ${deployment}, for docker/nginx/nginx.conf: made with its pages, never changed.\n`,
    map('$host', '$composition', [`default ${number};`]),
    map('$host', '$composition_tag', [`default 'W/"${pagesHash}"';`]),
    map('$http_if_none_match', '$is_fresh', ['default 0;', `"~${pagesHash}" 1;`]),
    map('$host', '$content_security_policy', [`default ${quoted(contentSecurityPolicy)};`]),
    // In the composition's order: the first that matches answers.
    map('$address', '$page', [`default ${quoted(fallback)};`, ...own.map(({ pattern, file }) => `${expression(patternSource(pattern))} ${quoted(file)};`)]),
  ].join('');
}

/** One hash over everything that is served under the composition's own addresses. */
function hashOf(folder: string): string {
  const hash = createHash('sha256');
  for (const part of ['pages', 'static']) {
    const files = readdirSync(join(folder, part), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const path of files.map((entry) => join(entry.parentPath, entry.name)).sort()) {
      hash.update(path.slice(folder.length)).update('\0').update(readFileSync(path)).update('\0');
    }
  }
  return hash.digest('hex').slice(0, 32);
}

/** Adds to a composition's folder what nginx needs to serve it. */
export function writeNginxFiles(composition: Composition, folder: string): void {
  writeFileSync(join(folder, NGINX_FRAGMENT), nginxFragment(composition, hashOf(folder)));
  // Whoever serves the files need not be whoever composed them.
  chmodSync(folder, 0o755);
}
