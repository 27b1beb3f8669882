import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { required, ROOT } from './site-beside';

/** A list of the organiser's, by its title. */
export type Lists = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** `npm run organiser -- …` on the data of the project's site, while the site runs. */
export async function organiser(...args: readonly string[]): Promise<string> {
  const name = test.info().project.name;
  const folder = required('E2E_FOLDER');
  const child = spawn(process.execPath, [join(ROOT, 'tooling/bin/rifas.mjs'), 'organiser', ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATA_DIR: join(folder, name),
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
  if (code !== 0) throw new Error(`organiser ${args.join(' ')} ended with ${String(code)}:\n${printed.err}`);
  return printed.out;
}

export const listsOf = async (...args: readonly string[]): Promise<Lists> =>
  JSON.parse(await organiser(...args, '--json')) as Lists;
