import { existsSync, readFileSync, rmSync } from 'node:fs';
import { writeAtomically } from '../lib/json';

/** Changes files of the repository together, or not at all. */
export interface Changes {
  /** Writes the file in one step; `undo` restores the content before the first write. */
  readonly write: (file: string, content: string) => void;
  /** Remembers a file that another program is going to change. */
  readonly keep: (file: string) => void;
  /** Registers a new folder, which `undo` removes. */
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
