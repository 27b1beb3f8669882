import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { demandKnown } from '../lib/command-line';
import { errorMessage } from '../lib/error-code';
import { freePort, runProgram, spawnProgram, stopProcess, untilPrinted } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import { ofNoSite, type Settings } from '../lib/settings';
import { NODE_VERSIONS, nodeProgram } from './node-program';

const READY = /is ready after/;

/** An environment in which child processes find this Node first. */
const withNode = ({ env }: Settings, program: string): NodeJS.ProcessEnv => ({
  ...env,
  PATH: `${dirname(program)}${delimiter}${env.PATH ?? ''}`,
});

/**
 * The environment of `npm start` with this Node. Nothing of it is the calling shell's: neither a site that runs there
 * nor its API may answer in place of the one that is tried.
 */
export const startEnvironment = (
  settings: Settings,
  program: string,
  folder: string,
  port: number,
): NodeJS.ProcessEnv => ({
  ...withNode(ofNoSite(settings), program),
  PORT: String(port),
  // A relative path, as people write it.
  DATA_DIR: relative(repoRoot, folder),
  // Empty counts as unset: the folders are those in DATA_DIR, the deployments those of this checkout.
  SITE_DIR: '',
  DEPLOYMENTS_DIR: '',
  DEPLOYMENT: 'dtyt',
});

async function unitTests(settings: Settings, program: string): Promise<string | undefined> {
  const jest = [join(repoRoot, 'node_modules/jest/bin/jest.js'), '--silent'];
  const { code } = await runProgram(program, jest, { env: withNode(ofNoSite(settings), program), show: true });
  return code === 0 ? undefined : `jest ended with code ${code}`;
}

/** Runs `npm start` in a new folder until it is ready; then requests a page and makes a call. */
async function siteStarts(settings: Settings, program: string, folder: string): Promise<string | undefined> {
  const port = await freePort();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const child = spawnProgram(program, [join(repoRoot, 'tooling/bin/rifas.mjs'), 'start'], {
    env: startEnvironment(settings, program, folder, port),
  });
  try {
    await untilPrinted(child, READY, { name: 'npm start' });
    const url = `http://localhost:${port}`;
    const [page, call] = [await fetch(`${url}/login`), await fetch(`${url}/api/validate`)];
    const isGood = page.status === 200 && call.status === 401;
    return isGood ? undefined : `/login returned ${page.status}, a call without a session ${call.status}`;
  } catch (error) {
    return errorMessage(error);
  } finally {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * `npm run nodes`: the unit tests and `npm start` on each version of Node that the site runs on.
 * @param only versions to try; all of them when left out
 * @returns how many failed
 */
export async function tryNodes(settings: Settings, only: readonly string[]): Promise<number> {
  demandKnown('Node', only, NODE_VERSIONS);
  const lines: string[] = [];
  let failed = 0;
  for (const version of NODE_VERSIONS.filter((one) => only.length === 0 || only.includes(one))) {
    const folder = join(settings.dataDir, 'nodes');
    const program = await nodeProgram(folder, version, settings.env);
    console.log(`\n== Node ${version}`);
    const problems = {
      'unit tests': await unitTests(settings, program),
      'npm start': await siteStarts(settings, program, join(folder, `site-${version}`)),
    };
    for (const [what, problem] of Object.entries(problems)) {
      lines.push(`Node ${version}, ${what}: ${problem ?? 'works'}`);
      if (problem !== undefined) failed += 1;
    }
  }
  console.log(lines.join('\n'));
  return failed;
}
