import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../lib/debian-packages';
import { runTool } from './run-tool';

/** What Node and a health check need of Debian. */
const PACKAGES = 'ca-certificates,libstdc++6,curl';
const SUITE = 'bookworm';

/** A Debian made of its packages, as one archive; kept, since it takes a minute. */
export async function debianArchive(folder: string, env: Readonly<NodeJS.ProcessEnv>): Promise<string> {
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
