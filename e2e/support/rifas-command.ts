import { join } from 'node:path';
import { test } from '@playwright/test';
import { runNode, type Ended } from '@rifas/tooling/lib/processes';
import { required, ROOT } from './site-beside';

/** Runs a command of package.json with the deployment and the data of the project's site. */
export function rifas(...args: readonly string[]): Promise<Ended> {
  const name = test.info().project.name;
  const folder = required('E2E_FOLDER');
  return runNode([join(ROOT, 'tooling/bin/rifas.mjs'), ...args], {
    env: {
      ...process.env,
      DATA_DIR: join(folder, name),
      DEPLOYMENT: name,
      DEPLOYMENTS_DIR: join(folder, 'deployments'),
      DEPLOYMENT_FILE: join(folder, 'deployments', `${name}.json`),
      DATABASE_URL: '',
    },
  });
}

/** The lists of the organiser, by title. */
export type Lists = Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;

/** Runs `npm run organiser -- …` on the data of the project's site, while the site runs. */
export async function organiser(...args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await rifas('organiser', ...args);
  if (code !== 0) throw new Error(`organiser ${args.join(' ')} ended with ${code}:\n${stderr}`);
  return stdout;
}

export const listsOf = async (...args: readonly string[]): Promise<Lists> =>
  JSON.parse(await organiser(...args, '--json')) as Lists;
