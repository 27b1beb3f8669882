import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Release } from '../../build/release';
import { applicationNames, packageVersion } from '../../lib/repo';
import { publishRelease } from '../releases/publish-release';
import { checkVersion, releasePrefix } from '../releases/read-release';
import type { Storage } from '../storage/storage';
import { text, UsageError, type Command } from './command';

interface Made {
  readonly release: Release;
  readonly folder: string;
}

/** The application built from this checkout's sources, which must not change meanwhile. */
async function build(name: string, version: string, work: string): Promise<Made> {
  // The compiler is loaded where something is built: no other command needs it.
  const [{ buildInto }, { localVersion }] = await Promise.all([
    import('../../build/build-release'),
    import('../../build/local-version'),
  ]);
  const sources = localVersion(name);
  const release = await buildInto(work, name, version);
  if (localVersion(name) !== sources)
    throw new Error(`The sources of ${name} changed while it was built. Nothing was released; try again.`);
  return { release, folder: work };
}

async function fromFolder(name: string, version: string, folder: string, work: string): Promise<Made> {
  const { releaseFromFolder } = await import('../../build/release-from-folder');
  const release = releaseFromFolder(resolve(folder), version, { into: work });
  if (release.name !== name) throw new UsageError(`${folder} holds ${release.name}, not ${name}.`);
  return { release, folder: `${work}/${name}/${version}` };
}

async function run(
  storage: Storage,
  name: string,
  version: string,
  from: string | undefined,
): Promise<{ release: Release; result: 'published' | 'there' }> {
  const work = storage.workFolder(releasePrefix(name, version));
  try {
    const made = from === undefined ? await build(name, version, work) : await fromFolder(name, version, from, work);
    return { release: made.release, result: await publishRelease(storage, made.folder, made.release) };
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

export const release: Command = {
  usage: 'release <application> [--version 1.2.3] [--from <folder>]',
  summary: 'builds one application into its immutable release',
  help: `Without --version the one of its package.json. With --from the folder is released as it is: feature.json, remoteEntry.js (or the file that
remote.json names) and whatever they load, built by any tool.

A version is never overwritten: the same content again changes nothing, other content is refused.

  --version <x.y.z>  the release's version
  --from <folder>    release these files instead of building`,
  options: { version: { type: 'string' }, from: { type: 'string' } },
  takes: [1, 1],
  run: async (storage, [name = ''], values) => {
    const from = text(values, 'from');
    const own = applicationNames().includes(name);
    if (!own && from === undefined)
      throw new UsageError(
        `There is no application '${name}'. There are: ${applicationNames().join(', ')}. A folder built elsewhere is released with --from.`,
      );
    const version = text(values, 'version') ?? (own ? packageVersion(name) : undefined);
    if (version === undefined) throw new UsageError('A folder built elsewhere needs its --version.');
    const { release: made, result } = await run(storage, name, checkVersion(version), from);
    const files = Object.values(made.files);
    const size = `${files.length} files, ${(files.reduce((sum, { wireBytes }) => sum + wireBytes, 0) / 1000).toFixed(0)} kB compressed`;
    return {
      lines: [
        result === 'there'
          ? `${name} ${version} was released before, with this very content.`
          : `${name} ${version} is released: ${size}.`,
      ],
      data: { name, version, result, files: files.length, contract: made.contract ?? made.feature?.contract },
    };
  },
};
