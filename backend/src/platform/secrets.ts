import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Reads a secret of DATA_DIR and creates it the first time. Two copies that start together get the same secret.
 * @throws Error if DATA_DIR cannot be written
 */
export function developmentSecret(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`);
  const own = `${file}.${process.pid}`;
  const found = (): string => {
    try {
      return readFileSync(file, 'utf8');
    } catch {
      return '';
    }
  };
  if (found() !== '') return found();
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(own, randomBytes(32).toString('base64url'), { mode: 0o600 });
    // An empty file was left by a full disk.
    if (existsSync(file) && found() === '') rmSync(file);
    linkSync(own, file);
  } catch (cause) {
    if (found() === '')
      throw new Error(
        `Secrets of development cannot be kept in ${dataDir} (DATA_DIR): ${cause instanceof Error ? cause.message : String(cause)}`,
        { cause },
      );
  } finally {
    if (existsSync(own)) rmSync(own);
  }
  return found();
}
