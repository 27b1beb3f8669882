import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release, SharedUse } from '../store/releases/release';
import { sharedInScript } from './shared-in-script';

/** A text that stands in each build of a module of which the page must have one, and in nothing else. */
const MARKS: Readonly<Record<string, string>> = {
  react: '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  'styled-components': 'data-styled-version',
  '@rifas/shared/remote': 'useHost was called outside a host',
  '@rifas/shared/routing': '__reactRouterVersion',
};

const byKey = (a: SharedUse, b: SharedUse): number => (a.key < b.key ? -1 : 1);

/** What the scripts of a built folder say of sharing. */
export function describeSharing(
  folder: string,
  files: readonly string[],
): Required<Pick<Release, 'shared' | 'compiledIn'>> {
  const texts = files.filter((file) => /\.m?js$/.test(file)).map((file) => readFileSync(join(folder, file), 'utf8'));
  const shared = [...new Map(texts.flatMap(sharedInScript).map((use) => [use.key, use])).values()].sort(byKey);
  const keys = new Set(shared.map(({ key }) => key));
  const compiledIn = Object.entries(MARKS)
    .filter(([key, mark]) => !keys.has(key) && texts.some((text) => text.includes(mark)))
    .map(([key]) => key);
  return { shared, compiledIn };
}
