import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../lib/debian-packages';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { nodeProgram } from '../nodes/node-program';
import { writeImageFolders } from './image-folders';
import { runTool } from './run-tool';

/** A supported LTS version, the same as in docker/Dockerfile. */
const NODE = '24';

export const IMAGES = ['backend', 'composer', 'edge'] as const;
export type ImageName = (typeof IMAGES)[number];

/** Runs buildah with its own store, apart from other images of this machine. */
export type Builder = (...args: readonly string[]) => Promise<string>;

function builderIn(folder: string, { env }: Settings): Builder {
  const buildah = findProgram('buildah', () => [env.BUILDAH_PATH, '/usr/bin/buildah'], ['buildah'], env);
  // Layers as plain folders, and no extra container for RUN: both also work inside a container.
  const own = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const isolated = { ...env, BUILDAH_ISOLATION: 'chroot' };
  return (...args) => runTool(buildah, [...own, ...args], isolated);
}

/** Debian packages that Node and health checks need. */
const PACKAGES = 'ca-certificates,libstdc++6,curl';
const SUITE = 'bookworm';

/** A minimal Debian as one archive, made from its packages; cached, because that takes a minute. */
async function debianArchive(folder: string, env: Readonly<NodeJS.ProcessEnv>): Promise<string> {
  const archive = join(folder, `debian-${SUITE}.tar`);
  if (existsSync(archive)) return archive;
  const mmdebstrap = findProgram('mmdebstrap', () => [env.MMDEBSTRAP_PATH, '/usr/bin/mmdebstrap'], ['mmdebstrap'], env);
  const work = `${archive}.work.tar`;
  rmSync(work, { force: true });
  mkdirSync(folder, { recursive: true });
  await runTool(mmdebstrap, ['--quiet', '--variant=apt', `--include=${PACKAGES}`, SUITE, work], env);
  await runTool('mv', [work, archive], env);
  return archive;
}

/** Makes the base images that docker/Dockerfile takes from a registry: Debian, and Debian with Node and its user. */
async function makeBases(buildah: Builder, folder: string, { env }: Settings): Promise<void> {
  const container = await buildah('from', 'scratch');
  await buildah('add', container, await debianArchive(folder, env), '/');
  await buildah('commit', container, 'rifas-debian');
  await buildah('copy', '--chmod', '755', container, await nodeProgram(folder, NODE, env), '/usr/local/bin/node');
  await buildah('run', container, '--', 'useradd', '--uid', '1000', '--create-home', 'node');
  await buildah('commit', '--rm', container, 'rifas-node');
}

/** docker/Dockerfile without its build stage, because this process has built the folders already. */
function stagesToBuild(folder: string): string {
  const file = join(folder, 'Dockerfile');
  const stages = readFileSync(join(repoRoot, 'docker/Dockerfile'), 'utf8').split(/^(?=FROM )/m);
  writeFileSync(file, stages.filter((stage) => !/^FROM \S+ AS build\n/.test(stage)).join(''));
  return file;
}

/** Builds the three images of docker/Dockerfile from Debian's packages, without an image registry. */
export async function buildImages(settings: Settings, folder: string): Promise<Builder> {
  mkdirSync(folder, { recursive: true });
  const buildah = builderIn(folder, settings);
  // Removes the images of the last run, because each layer is a full copy.
  await buildah('rm', '--all');
  await buildah('rmi', '--prune', '--force');
  await writeImageFolders(settings, join(folder, 'context/out'));
  await makeBases(buildah, folder, settings);
  const file = stagesToBuild(folder);
  const bases = ['NODE_IMAGE=localhost/rifas-node', 'DEBIAN_IMAGE=localhost/rifas-debian'];
  for (const name of IMAGES)
    await buildah(
      ...['bud', '--pull-never', '--file', file, '--target', name, '--tag', `rifas-${name}`],
      ...bases.flatMap((base) => ['--build-arg', base]),
      ...['--build-context', `build=${join(folder, 'context')}`, repoRoot],
    );
  return buildah;
}
