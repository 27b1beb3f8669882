import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../lib/debian-packages';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';
import { nodeProgram } from '../nodes/node-program';
import { writeImageFolders } from './image-folders';
import { runTool } from './run-tool';

/** A supported LTS, as docker/Dockerfile names it. */
const NODE = '24';

export const IMAGES = ['backend', 'composer', 'edge'] as const;
export type ImageName = (typeof IMAGES)[number];

/** buildah with its own store, beside whatever this machine has. */
export interface Builder {
  (...args: readonly string[]): Promise<string>;
}

function builderIn(folder: string, { env }: Settings): Builder {
  const buildah = findProgram('buildah', () => [env.BUILDAH_PATH, '/usr/bin/buildah'], ['buildah'], env);
  // Layers as plain folders, and no container of its own around a RUN: both work inside a container, too.
  const own = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run'), '--storage-driver', 'vfs'];
  const isolated = { ...env, BUILDAH_ISOLATION: 'chroot' };
  return (...args) => runTool(buildah, [...own, ...args], isolated);
}

/** What Node and a health check need of Debian. */
const PACKAGES = 'ca-certificates,libstdc++6,curl';
const SUITE = 'bookworm';

/** A Debian made of its packages, as one archive; kept, since it takes a minute. */
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

/** A Debian, and one with Node and its user, as docker/Dockerfile takes them from a registry. */
async function makeBases(buildah: Builder, folder: string, { env }: Settings): Promise<void> {
  const container = await buildah('from', 'scratch');
  await buildah('add', container, await debianArchive(folder, env), '/');
  await buildah('commit', container, 'rifas-debian');
  await buildah('copy', '--chmod', '755', container, await nodeProgram(folder, NODE, env), '/usr/local/bin/node');
  await buildah('run', container, '--', 'useradd', '--uid', '1000', '--create-home', 'node');
  await buildah('commit', '--rm', container, 'rifas-node');
}

/** docker/Dockerfile without the stage that builds: what it makes has been made here. */
function stagesToBuild(folder: string): string {
  const file = join(folder, 'Dockerfile');
  const stages = readFileSync(join(repoRoot, 'docker/Dockerfile'), 'utf8').split(/^(?=FROM )/m);
  writeFileSync(file, stages.filter((stage) => !/^FROM \S+ AS build\n/.test(stage)).join(''));
  return file;
}

/** Builds the three images of docker/Dockerfile from Debian's packages, without any registry of images. */
export async function buildImages(settings: Settings, folder: string): Promise<Builder> {
  mkdirSync(folder, { recursive: true });
  const buildah = builderIn(folder, settings);
  // What the last run left: each layer is a whole copy.
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
