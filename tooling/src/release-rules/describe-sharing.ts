import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, SharedUse } from '../store/releases/release';
import { federationNameIn } from './federation-name';
import { sharedInScript } from './shared-in-script';

export const ROUTING = '@rifas/shared/routing';

/**
 * For modules that must exist once in a page: a text that every build of the module contains, in any version, and
 * nothing else does.
 */
const MARKS: Readonly<Record<string, RegExp>> = {
  // The tag of elements. Unused exports get removed, so no export can be the mark; React 18 has no middle word.
  react: /react\.(?:transitional\.)?element/,
  // Its name for the developer tools, which the other files of react-dom do not contain.
  'react-dom/client': /rendererPackageName:\s*["']react-dom["']/,
  'styled-components': /data-styled-version/,
  '@rifas/shared/remote': /useHost was called outside a host/,
  [ROUTING]: /__reactRouterVersion/,
};

const nameOf = ({ key, range, singleton }: SharedUse): string => JSON.stringify([key, range, singleton]);

/** Removes duplicates, but keeps different ranges of one module: two parts of a remote may want different versions. */
function distinct(uses: readonly SharedUse[]): readonly SharedUse[] {
  const found = new Map<string, SharedUse>();
  for (const use of uses) found.set(nameOf(use), { ...use, copy: use.copy || (found.get(nameOf(use))?.copy ?? false) });
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}

/** The modules that a built folder's scripts share or compile in, and the name that they were built under. */
export function describeSharing(
  folder: string,
  files: readonly string[],
): Required<Pick<Release, 'shared' | 'compiledIn'>> & Pick<Release, 'federation'> {
  const texts = files.filter((file) => /\.m?js$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'));
  const shared = distinct(texts.flatMap(sharedInScript));
  // A router in a build that takes the shell's without a copy is that of an import of react-router-dom. The other marks also
  // stand in small helpers of other packages.
  const keys = new Set(shared.filter(({ key, copy }) => copy || key !== ROUTING).map(({ key }) => key));
  const compiledIn = Object.entries(MARKS)
    .filter(([key, mark]) => !keys.has(key) && texts.some((text) => mark.test(text)))
    .map(([key]) => key);
  const federation = federationNameIn(texts);
  return { shared, compiledIn, ...(federation !== undefined && { federation }) };
}
