import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { deploymentFile } from '../compose/load-deployment';
import { spawnProgram, untilPrinted } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

interface BackendOptions {
  readonly deployment: string;
  readonly port: number;
  /** The address that visitors use, for links in mails and for the gateway's return. */
  readonly publicUrl: string;
  readonly settings: Settings;
  /** Additional variables for this backend. */
  readonly env?: NodeJS.ProcessEnv;
}

const READY = /^ready http/m;
/** A limit, not a wait: five may start at once on a busy machine, and each creates its database. */
const START_LIMIT_MS = 180_000;

/** Starts the reference backend. Resolves when it accepts requests. */
export async function startBackend(options: BackendOptions): Promise<ChildProcess> {
  const { deployment, settings } = options;
  const child = spawnProgram(process.execPath, [join(repoRoot, 'tooling/bin/backend.mjs'), 'backend/src/main.ts'], {
    env: {
      ...settings.env,
      DATA_DIR: settings.dataDir,
      PARENT_PID: String(process.pid),
      DEPLOYMENT: deployment,
      DEPLOYMENT_FILE: deploymentFile(deployment, settings.deploymentsDir),
      PORT: String(options.port),
      PUBLIC_URL: options.publicUrl,
      ...options.env,
    },
  });
  await untilPrinted(child, READY, { name: 'The backend', limitMs: START_LIMIT_MS });
  return child;
}
