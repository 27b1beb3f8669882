import { existsSync, readFileSync, rmSync } from 'node:fs';
import { writeAtomically } from '../lib/json';

/** Changes files of the repository together, or not at all. */
export function createChanges() {
  const before = new Map<string, string | undefined>();
  const folders: string[] = [];
  /** Remembers a file that another program is going to change. */
  const keep = (file: string) => {
    if (!before.has(file)) before.set(file, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  };
  return {
    keep,
    /** Writes the file in one step; `undo` restores the content before the first write. */
    write: (file: string, content: string) => {
      keep(file);
      writeAtomically(file, content);
    },
    /** Registers a new folder, which `undo` removes. */
    created: (folder: string) => void folders.push(folder),
    undo: () => {
      for (const [file, content] of before) {
        if (content === undefined) rmSync(file, { force: true });
        else writeAtomically(file, content);
      }
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type Changes = ReturnType<typeof createChanges>;
