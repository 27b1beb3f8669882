import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, SharedUse } from '../store/releases/release';
import { sharedInScript } from './shared-in-script';

/** What stands in each build of a module of which the page must have one, of whatever version, and in nothing else. */
const MARKS: Readonly<Record<string, RegExp>> = {
  // Of each element that it makes. Exports that nobody uses are taken away; until React 18 the word in the middle was not there.
  react: /react\.(?:transitional\.)?element/,
  // What it says of itself to the developer tools; the other files of react-dom do not.
  'react-dom/client': /rendererPackageName:\s*["']react-dom["']/,
  'styled-components': /data-styled-version/,
  '@rifas/shared/remote': /useHost was called outside a host/,
  '@rifas/shared/routing': /__reactRouterVersion/,
};

const nameOf = ({ key, range, singleton }: SharedUse): string => JSON.stringify([key, range, singleton]);

/** Each way in which a module is asked for, once: two parts of a remote may want different versions of it. */
function distinct(uses: readonly SharedUse[]): readonly SharedUse[] {
  const found = new Map<string, SharedUse>();
  for (const use of uses) found.set(nameOf(use), { ...use, copy: use.copy || (found.get(nameOf(use))?.copy ?? false) });
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}

/** What the scripts of a built folder say of sharing. */
export function describeSharing(
  folder: string,
  files: readonly string[],
): Required<Pick<Release, 'shared' | 'compiledIn'>> {
  const texts = files.filter((file) => /\.m?js$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'));
  const shared = distinct(texts.flatMap(sharedInScript));
  const keys = new Set(shared.map(({ key }) => key));
  const compiledIn = Object.entries(MARKS)
    .filter(([key, mark]) => !keys.has(key) && texts.some((text) => mark.test(text)))
    .map(([key]) => key);
  return { shared, compiledIn };
}
