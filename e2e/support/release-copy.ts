import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@rifas/tooling/lib/files';
import type { Release } from '@rifas/tooling/store/releases/release';

export const readRelease = (folder: string): Release =>
  JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as Release;

export interface Edit {
  /** The beginning of the file's name; empty for any file that contains the text. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** Copies a release as if it had been built with another version, from sources with some other texts. */
export function copyRelease(from: string, to: string, version: string, ...edits: readonly Edit[]): void {
  cpSync(from, to, { recursive: true });
  const release = readRelease(from);
  const files = { ...release.files };
  for (const edit of edits) {
    const file = Object.keys(files).find(
      (path) => path.startsWith(edit.file) && readFileSync(join(to, path), 'utf8').includes(edit.from),
    );
    if (file === undefined) throw new Error(`${from} holds no '${edit.from}'`);
    const content = readFileSync(join(to, file), 'utf8').replaceAll(edit.from, edit.to);
    writeFileSync(join(to, file), content);
    for (const ending of ['.br', '.gz']) rmSync(join(to, file + ending), { force: true });
    const bytes = Buffer.byteLength(content);
    files[file] = { bytes, wireBytes: bytes, integrity: integrityOf(content) };
  }
  writeFileSync(join(to, 'release.json'), JSON.stringify({ ...release, version, files }));
}
