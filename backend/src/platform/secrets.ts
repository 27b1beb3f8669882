import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Reads a secret of DATA_DIR, making it the first time; two copies starting at once end up with the same one. */
export function developmentSecret(dataDir: string, name: string): string {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, `${name}.secret`);
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!existsSync(file)) throw error;
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}
