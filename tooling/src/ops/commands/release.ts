import { resolve } from 'node:path';
import { textOf, UsageError } from '../../lib/command-line';
import { applicationNames, packageVersion } from '../../lib/repo';
import type { Settings } from '../../lib/settings';
import type { Release } from '../../store/releases/release';
import { inWorkFolder, publishRelease } from '../../store/releases/releases';
import { signFolder } from '../../store/teams/signature';
import type { OpsCommand } from './command';
import { signerOf } from './signer';

/** The application built from this checkout's sources, which must not change meanwhile. */
async function build(settings: Settings, name: string, version: string, work: string): Promise<Release> {
  // The compiler is loaded where something is built: no other command needs it.
  const [{ buildInto }, { localVersion }] = await Promise.all([
    import('../../build/build-release'),
    import('../../build/local-version'),
  ]);
  const sources = localVersion(name);
  const made = await buildInto(settings, work, name, version);
  if (localVersion(name) !== sources)
    throw new Error(`The sources of ${name} changed while it was built. Nothing was released; try again.`);
  return made;
}

async function fromFolder(name: string, version: string, folder: string, work: string): Promise<Release> {
  const { releaseFromFolder } = await import('../../build/release-from-folder');
  const made = releaseFromFolder(resolve(folder), version, work);
  if (made.name !== name) throw new UsageError(`${folder} holds ${made.name}, not ${name}.`);
  return made;
}

export const release: OpsCommand = async ({ storage, settings }, [name = ''], values) => {
  const from = textOf(values, 'from');
  const own = applicationNames().includes(name);
  if (!own && from === undefined)
    throw new UsageError(
      `There is no application '${name}'. There are: ${applicationNames().join(', ')}. A folder built elsewhere is released with --from.`,
    );
  const version = textOf(values, 'version') ?? (own ? packageVersion(name) : undefined);
  if (version === undefined) throw new UsageError('A folder built elsewhere needs its --version.');
  const key = await signerOf(storage, settings, name);
  const { made, result } = await inWorkFolder(storage, name, version, async (work) => {
    const finished =
      from === undefined ? await build(settings, name, version, work) : await fromFolder(name, version, from, work);
    if (key) signFolder(work, key);
    return { made: finished, result: await publishRelease(storage, work, finished) };
  });
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
};
