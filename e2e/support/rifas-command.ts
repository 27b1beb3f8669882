import { join } from 'node:path';
import { test } from '@playwright/test';
import { runNode, type Ended } from '../../tooling/src/lib/processes';
import { required, ROOT } from './site-beside';

/** A command of package.json, on the deployment and the data of the project's site. */
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
