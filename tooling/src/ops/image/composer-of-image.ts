import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composerVersion } from '../../build/local-version';
import { repoRoot } from '../../lib/repo';

/** An image has no sources: the name of the code that composes, of when it was made, stands in this file at its root. */
export const COMPOSER_FILE = 'composer-version';

/** Names the code that composes pages here: by its sources, or by what the image says of them. */
export function composerOfImage(): string {
  const file = join(repoRoot, COMPOSER_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : composerVersion();
}
