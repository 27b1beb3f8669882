import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

/** Changes one byte of a released file on disk, and removes its compressed copies. @returns how to undo it */
export function changeByte(file: string): () => void {
  const content = readFileSync(file);
  const copies = ['.br', '.gz'].map((ending) => file + ending).filter((path) => existsSync(path));
  const kept = copies.map((path): [string, Buffer] => [path, readFileSync(path)]);
  for (const path of copies) rmSync(path);
  const changed = Buffer.from(content);
  // The last byte is in the comment that names the source map, so only the hash shows the difference.
  writeFileSync(file, Buffer.concat([changed.subarray(0, -1), Buffer.from([(changed.at(-1) ?? 0) ^ 1])]));
  return () => {
    writeFileSync(file, content);
    for (const [path, body] of kept) writeFileSync(path, body);
  };
}
