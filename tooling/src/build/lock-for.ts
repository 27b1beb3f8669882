/**
 * The part of pnpm's lock file that concerns some packages of the workspace: everything installed, and what these
 * packages require. Other packages can be added and removed without changing the result.
 * @param packages folders as the lock file names them
 */
export function lockFor(text: string, packages: readonly string[]): string {
  const begin = /^importers:\n/m.exec(text);
  if (!begin) return text;
  const from = begin.index + begin[0].length;
  const length = text.slice(from).search(/^\S/m);
  const to = length < 0 ? text.length : from + length;
  const blocks = text.slice(from, to).split(/^(?= {2}\S)/m);
  const wanted = blocks.filter((block) => packages.includes(/^ {2}'?([^':\n]+)'?:/.exec(block)?.[1] ?? ''));
  return [text.slice(0, from), ...wanted.map((block) => `${block.trimEnd()}\n`), text.slice(to)].join('');
}
