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

/** A file that the copied release has in addition. */
export interface Addition {
  readonly file: string;
  readonly content: string;
}

/** Copies a release as if it had been built with another version, from sources with some other texts or one more file. */
export function copyRelease(from: string, to: string, version: string, ...changes: readonly (Edit | Addition)[]): void {
  cpSync(from, to, { recursive: true });
  const release = readRelease(from);
  const files = { ...release.files };
  const edited = (edit: Edit): Addition => {
    const file = Object.keys(files).find(
      (path) => path.startsWith(edit.file) && readFileSync(join(to, path), 'utf8').includes(edit.from),
    );
    if (file === undefined) throw new Error(`${from} holds no '${edit.from}'`);
    return { file, content: readFileSync(join(to, file), 'utf8').replaceAll(edit.from, edit.to) };
  };
  for (const change of changes) {
    const { file, content } = 'content' in change ? change : edited(change);
    writeFileSync(join(to, file), content);
    for (const ending of ['.br', '.gz']) rmSync(join(to, file + ending), { force: true });
    const bytes = Buffer.byteLength(content);
    files[file] = { bytes, wireBytes: bytes, integrity: integrityOf(content) };
  }
  writeFileSync(join(to, 'release.json'), JSON.stringify({ ...release, version, files }));
}
