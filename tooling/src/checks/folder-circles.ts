export interface Import {
  readonly from: string;
  readonly to: string;
}

/** A circle of sibling folders, each with an import that leads to the next. */
export interface FolderCircle {
  readonly folders: readonly string[];
  readonly imports: readonly Import[];
}

/**
 * The sibling folders that an import joins: `src/a/x` to `src/b/c/y` joins `src/a` and `src/b`. A folder and its
 * content are no pair.
 */
function neighbours({ from, to }: Import): readonly [string, string] | undefined {
  const [importer, imported] = [from.split('/'), to.split('/')];
  let depth = 0;
  while (depth < importer.length && importer[depth] === imported[depth]) depth += 1;
  const bothAreFolders = depth < importer.length - 1 && depth < imported.length - 1;
  return bothAreFolders ? [importer.slice(0, depth + 1).join('/'), imported.slice(0, depth + 1).join('/')] : undefined;
}

/** The shortest circle through a folder. */
function circleThrough(
  start: string,
  joins: ReadonlyMap<string, ReadonlyMap<string, Import>>,
): FolderCircle | undefined {
  const ways: { at: string; folders: readonly string[]; imports: readonly Import[] }[] = [
    { at: start, folders: [start], imports: [] },
  ];
  const seen = new Set<string>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const [next, by] of joins.get(way.at) ?? []) {
      const imports = [...way.imports, by];
      if (next === start) return { folders: [...way.folders, start], imports };
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push({ at: next, folders: [...way.folders, next], imports });
    }
  }
  return undefined;
}

/** Circles of folders at every depth, one for each set of folders. */
export function folderCircles(imports: readonly Import[]): readonly FolderCircle[] {
  const joins = new Map<string, Map<string, Import>>();
  for (const each of imports) {
    const [from, to] = neighbours(each) ?? [];
    if (from === undefined || to === undefined) continue;
    const targets = joins.get(from) ?? new Map<string, Import>();
    if (!targets.has(to)) targets.set(to, each);
    joins.set(from, targets);
  }
  const circles = new Map<string, FolderCircle>();
  for (const folder of [...joins.keys()].sort()) {
    const circle = circleThrough(folder, joins);
    const members = [...new Set(circle?.folders)].sort().join('\n');
    if (circle && !circles.has(members)) circles.set(members, circle);
  }
  return [...circles.values()];
}
