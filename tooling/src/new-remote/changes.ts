import { existsSync, readFileSync, rmSync } from 'node:fs';
import { writeAtomically } from '../lib/json';

/** Files of the repository that are changed together or not at all. */
export interface Changes {
  /** Writes the file in one step; the first content seen is what `undo` brings back. */
  readonly write: (file: string, content: string) => void;
  /** Remembers a file that something else is going to change. */
  readonly keep: (file: string) => void;
  /** A folder that did not exist before. */
  readonly created: (folder: string) => void;
  readonly undo: () => void;
}

export function createChanges(): Changes {
  const before = new Map<string, string | undefined>();
  const folders: string[] = [];
  const keep = (file: string) => {
    if (!before.has(file)) before.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  };
  return {
    keep,
    write: (file, content) => {
      keep(file);
      writeAtomically(file, content);
    },
    created: (folder) => void folders.push(folder),
    undo: () => {
      for (const [file, content] of before) {
        if (content === undefined) rmSync(file, { force: true });
        else writeAtomically(file, content);
      }
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
