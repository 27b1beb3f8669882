import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadDeployment } from '../compose/load-deployment';
import { runCommandLine } from '../lib/command-line';
import { temporaryFolder } from '../lib/files';
import type { ReleaseVersions } from '../store/sites/composition';
import { OPS } from './command-table';

/** Keeps tests away from the store and the variables of whoever runs them: a store with teams refuses other things. */
const NO_STORE = { DATA_DIR: temporaryFolder('ops'), SITE_DIR: '', OPS_STORAGE: '', OPS_KEY: '', OPS_TEAMS: '' };

/** Runs a command of ops in this process. */
export async function runOps(args: readonly string[], env: NodeJS.ProcessEnv) {
  const out: string[] = [];
  const err: string[] = [];
  const terminal = { out: (text: string) => void out.push(text), err: (text: string) => void err.push(text) };
  const code = await runCommandLine(OPS, args, { env: { ...process.env, ...NO_STORE, ...env }, terminal });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** What a command printed. @throws Error where it failed */
export async function must(ran: ReturnType<typeof runOps>): Promise<string> {
  const { code, out, err } = await ran;
  if (code !== 0) throw new Error(err);
  return out;
}

/** The end of a command that refuses with these words among others. */
export const refusal = (code: 1 | 2, said: string) => ({ code, err: expect.stringContaining(said) });

/** Writes a deployment of made-up releases into a folder. */
export const writeDeployment = (
  folder: string,
  name = 'dtyt',
  remotes: ReleaseVersions = { shell: '1.0.0', 'mf-a': '1.0.0' },
): void => writeFileSync(join(folder, `${name}.json`), JSON.stringify({ ...loadDeployment('dtyt'), name, remotes }));
