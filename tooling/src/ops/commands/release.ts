import { join, resolve } from 'node:path';
import { localVersion } from '../../build/local-version';
import { textOf, UsageError } from '../../lib/command-line';
import { readJson } from '../../lib/json';
import { runNode } from '../../lib/processes';
import { applicationNames, packageVersion, repoRoot } from '../../lib/repo';
import type { Settings } from '../../lib/settings';
import { RELEASE_FILE, type Release } from '../../store/releases/release';
import { isImage } from '../image/image-releases';
import type { OpsCommand } from './command';
import { releaseSigned } from './signer';

const BUILD = join(repoRoot, 'tooling/src/build/build-one.ts');

/** Builds the application from this checkout's sources, which must not change during the build. */
async function build({ env }: Settings, name: string, version: string, work: string): Promise<Release> {
  const sources = localVersion(name);
  const { code, stderr } = await runNode(['--import', 'tsx', BUILD, name, version, work], { env });
  if (code !== 0) throw new Error(stderr.trim());
  if (localVersion(name) !== sources)
    throw new Error(`The sources of ${name} changed while it was built. Nothing was released; try again.`);
  return readJson<Release>(join(work, RELEASE_FILE));
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
  if (from === undefined && isImage())
    throw new UsageError('There are no sources here to build: --from names a folder that was built elsewhere.');
  const version = textOf(values, 'version') ?? (own ? packageVersion(name) : undefined);
  if (version === undefined) throw new UsageError('A folder built elsewhere needs its --version.');
  const { made, result, before, notes } = await releaseSigned(storage, settings, [name, version], (work) =>
    from === undefined ? build(settings, name, version, work) : fromFolder(name, version, from, work),
  );
  const files = Object.values(made.files);
  const size = `${files.length} files, ${(files.reduce((sum, { wireBytes }) => sum + wireBytes, 0) / 1000).toFixed(0)} kB compressed`;
  return {
    lines: [result === 'there' ? before : `${name} ${version} is released: ${size}.`, ...notes],
    data: { name, version, result, files: files.length, contract: made.contract ?? made.feature?.contract, notes },
  };
};
