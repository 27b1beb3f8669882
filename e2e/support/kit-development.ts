import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { outsideEnv, rifas, type Bundler, type Repository } from './kit-repository';
import { freePort } from './nginx-beside';
import { npmStart, required, type SiteBeside } from './site-beside';

export interface Development {
  /** Address of the live site that proposes the remote. */
  readonly proposal: string;
  readonly stop: () => Promise<void>;
}

/** `rifas dev --against` of a repository, when it has named the address to open. */
export async function developAgainst(repository: Repository, site: string, port: number): Promise<Development> {
  const [program = '', ...args] = rifas(repository, 'dev', '--against', site, '--port', String(port));
  const child = spawn(program, args, { cwd: repository.folder, stdio: ['ignore', 'pipe', 'pipe'], env: outsideEnv() });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const proposal = await new Promise<string>((resolve, reject) => {
    let printed = '';
    const listen = (chunk: Buffer) => {
      printed += stripVTControlCharacters(chunk.toString());
      const address = /(http\S+__status\?override=\S+)\n/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`rifas dev ended with code ${String(code)}:\n${printed}`)));
  });
  return {
    proposal,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export interface OpenSite extends SiteBeside {
  /** The ports of a developer's machine that the deployment names. */
  readonly ports: Readonly<Record<Bundler, number>>;
}

/** A site whose deployment names an origin of a developer's machine for each bundler. */
export async function startOpenSite(project: string, apiUrl: string): Promise<OpenSite> {
  const ports = { webpack: await freePort(), rspack: await freePort(), vite: await freePort() };
  const folder = join(required('E2E_FOLDER'), `${project}-open`);
  const source = JSON.parse(
    readFileSync(join(required('DEPLOYMENTS_DIR'), `${project}.json`), 'utf8'),
  ) as DeploymentSource;
  mkdirSync(folder, { recursive: true });
  const name = `${project}-open`;
  const open = {
    ...source,
    name,
    statusPage: true,
    overrides: Object.values(ports).map((port) => `http://localhost:${port}`),
  };
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(open));
  const site = await npmStart({
    ...{ DEPLOYMENT: name, DEPLOYMENTS_DIR: folder, SITE_DIR: join(folder, 'site'), API_URL: apiUrl },
  });
  return { ...site, ports };
}
