import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles, writeBelow } from '../lib/files';

const SUFFIX = '.tpl';

/**
 * The filled-in files of a template, by path; `__word__` is replaced by the word of that name, in texts and in paths.
 */
export function renderFiles(folder: string, words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  const fill = (text: string) => text.replace(/__([a-z]+)__/g, (all, key: string) => words[key] ?? all);
  return new Map(
    listFiles(folder).map((path) => [
      fill(path.slice(0, -SUFFIX.length)),
      fill(readFileSync(join(folder, path), 'utf8')),
    ]),
  );
}

export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, content] of files) writeBelow(folder, path, content);
}
