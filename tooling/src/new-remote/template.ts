import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../lib/files';
import type { RemoteWords } from './remote-name';

interface TemplateWords extends RemoteWords {
  /** The contract version of today. */
  readonly contract: string;
}

const SUFFIX = '.tpl';

/** The files of a new remote, by path. */
export function renderTemplate(folder: string, words: TemplateWords): ReadonlyMap<string, string> {
  const fill = (text: string) =>
    text.replace(/__(name|slug|component|title|contract)__/g, (_all, key: keyof TemplateWords) => words[key]);
  return new Map(
    listFiles(folder).map((path) => [
      fill(path.slice(0, -SUFFIX.length)),
      fill(readFileSync(join(folder, path), 'utf8')),
    ]),
  );
}

export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [path, content] of files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}
