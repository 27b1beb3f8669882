import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { deploymentFile } from '../compose/load-deployment';
import { untilPrinted } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

interface BackendOptions {
  readonly deployment: string;
  readonly port: number;
  /** Address that visitors use: links in mails and the gateway's return lead there. */
  readonly publicUrl: string;
  readonly settings: Settings;
  /** What this backend has of its own. */
  readonly env?: NodeJS.ProcessEnv;
}

const READY = /^ready http/m;
/** Five at once on a busy machine, each making its database: a bound, not a wait. */
const START_LIMIT_MS = 180_000;

/** Starts the reference backend and resolves when it takes requests. */
export async function startBackend({
  deployment,
  port,
  publicUrl,
  settings,
  env = {},
}: BackendOptions): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(repoRoot, 'tooling/bin/backend.mjs'), 'backend/src/main.ts'], {
    cwd: repoRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...settings.env,
      DATA_DIR: settings.dataDir,
      PARENT_PID: String(process.pid),
      DEPLOYMENT: deployment,
      DEPLOYMENT_FILE: deploymentFile(deployment, settings.deploymentsDir),
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      ...env,
    },
  });
  await untilPrinted(child, READY, { name: 'The backend', limitMs: START_LIMIT_MS });
  return child;
}
