import type { Chunk, ChunkGroup, Compilation, Module } from 'webpack';

type FilesByPart = Readonly<Record<string, readonly string[]>>;

const CONSUMED = /consume[- ]shared[- ]module\|[^|]*\|(@rifas\/shared\/[\w/-]+)\|/;
const CONSUMED_READABLE = /consume shared module \([^)]*\) (@rifas\/shared\/[\w/-]+)@/;
const SHARED_INDEX = /shared[\\/]([\w-]+)[\\/]index\.ts/;

const unique = <Value>(values: Iterable<Value>): Value[] => [...new Set(values)];
const scriptsOf = (chunks: readonly Chunk[]): string[] =>
  unique(chunks.flatMap((chunk) => [...chunk.files])).filter((file) => file.endsWith('.js'));

const namesOf = (compilation: Compilation, chunk: Chunk): string[] =>
  [...compilation.chunkGraph.getChunkModulesIterable(chunk)].flatMap((module: Module) => [
    module.identifier(),
    module.readableIdentifier(compilation.requestShortener),
  ]);

const consumedIn = (compilation: Compilation, chunk: Chunk): string[] =>
  namesOf(compilation, chunk).flatMap((name) => (CONSUMED_READABLE.exec(name) ?? CONSUMED.exec(name))?.[1] ?? []);

const namedGroups = (compilation: Compilation): [string, ChunkGroup][] => [...compilation.namedChunkGroups];

/** The files of every named chunk group: entry, exposed module, pages, widgets, named lazy libraries. */
export const filesByPart = (compilation: Compilation): FilesByPart =>
  Object.fromEntries(namedGroups(compilation).map(([name, group]) => [name, scriptsOf(group.chunks)]));

/** The shared modules that the chunks of each named part consume. */
export const consumedByPart = (compilation: Compilation): FilesByPart =>
  Object.fromEntries(
    namedGroups(compilation).map(([name, group]) => [
      name,
      unique(group.chunks.flatMap((chunk) => consumedIn(compilation, chunk))).sort(),
    ]),
  );

/** Files that each lazily shared module needs: the chunks that contain its index, and those that load with them. */
export function filesByShared(compilation: Compilation): FilesByPart {
  const found: Record<string, string[]> = {};
  for (const chunk of compilation.chunks) {
    if (chunk.canBeInitial()) continue;
    const folders = namesOf(compilation, chunk).flatMap((name) => SHARED_INDEX.exec(name)?.[1] ?? []);
    const beside = unique([...chunk.groupsIterable].flatMap((group) => group.chunks));
    for (const folder of unique(folders)) {
      const key = `@rifas/shared/${folder}`;
      found[key] = unique([...(found[key] ?? []), ...scriptsOf(beside)]);
    }
  }
  return found;
}
