import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { required, ROOT } from './site-beside';

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** A command of package.json, on the deployment and the data of the project's site. */
export async function rifas(...args: readonly string[]): Promise<Ended> {
  const name = test.info().project.name;
  const folder = required('E2E_FOLDER');
  const child = spawn(process.execPath, [join(ROOT, 'tooling/bin/rifas.mjs'), ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: join(folder, name),
      DEPLOYMENT: name,
      DEPLOYMENTS_DIR: join(folder, 'deployments'),
      DEPLOYMENT_FILE: join(folder, 'deployments', `${name}.json`),
      DATABASE_URL: '',
    },
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return { code, ...printed };
}
