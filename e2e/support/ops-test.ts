import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Deployment } from '@rifas/shared/deployment';
import { runNode } from '@rifas/tooling/lib/processes';
import { copyRelease, readRelease, type Edit } from './release-copy';
import { dataDirOfRun, npmStart, required, ROOT, servedBy, sourceOf } from './site-beside';
import { test as base } from './test';

export interface OpsAnswer {
  readonly code: number;
  readonly printed: string;
}

/** The text that 1.1.0 of mf-depositos changes. */
export const NEW_TAB: Edit = { file: '', from: 'Pagos con tarjeta', to: 'Cobros con tarjeta' };
const OTHER: Readonly<Record<string, string>> = { dtyt: 'ccee', ccee: 'dtyt' };

/** Writes releases 1.0.0 and 1.1.0 of every application, copied from the project's site. */
function writeReleases(folder: string, { shellVersion, remotes }: Deployment): readonly string[] {
  const versions = [['shell', shellVersion], ...remotes.map(({ name, version }) => [name, version])] as const;
  for (const [name = '', version = ''] of versions) {
    const source = join(dataDirOfRun(), 'releases', name, version);
    const target = (number: string) => join(folder, 'releases', name, number);
    mkdirSync(dirname(target('')), { recursive: true });
    copyRelease(source, target('1.0.0'), '1.0.0');
    copyRelease(source, target('1.1.0'), '1.1.0', ...(name === 'mf-depositos' ? [NEW_TAB] : []));
  }
  return versions.map(([name = '']) => name);
}

async function runOps(args: readonly string[], env: NodeJS.ProcessEnv): Promise<OpsAnswer> {
  const all = { ...process.env, ...env };
  const { code, output } = await runNode([join(ROOT, 'tooling/bin/ops.mjs'), ...args], { env: all });
  return { code, printed: output };
}

interface OpsSiteOptions {
  readonly project: string;
  /** The site whose releases are copied. */
  readonly from: string;
  /** The API to use; when left out, the site gets its own backend and database. */
  readonly apiUrl?: string;
}

/**
 * Runs `npm start` of a project with its own releases, 1.0.0 and 1.1.0 of each application, and lets ops decide for it.
 * No files of other sites change.
 */
export async function startOpsSite({ project, from, apiUrl = '' }: OpsSiteOptions) {
  const folder = join(required('E2E_FOLDER'), `ops-${project}${apiUrl === '' ? '-own' : ''}`);
  const deployments = join(folder, 'deployments');
  mkdirSync(deployments, { recursive: true });
  const applications = writeReleases(folder, await servedBy(from));
  for (const name of [project, OTHER[project] ?? '']) {
    const remotes = Object.fromEntries(applications.map((application) => [application, '1.0.0']));
    writeFileSync(join(deployments, `${name}.json`), JSON.stringify({ ...sourceOf(name), remotes }));
  }
  const env = {
    DEPLOYMENTS_DIR: deployments,
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    OPS_STORAGE: '',
    OPS_SMOKE: 'off',
    ...(apiUrl === '' && { DATABASE_URL: '' }),
  };
  const { url, stop } = await npmStart({ ...env, DEPLOYMENT: project, SITE: project, API_URL: apiUrl });
  const ops = (...args: readonly string[]) => runOps(args, env);
  return {
    url,
    name: project,
    /** The site's DATA_DIR. */
    folder,
    /** Runs `npm run ops -- …` for this site. */
    ops,
    stop,
    /** The same, but throws when the command fails. */
    must: async (...args: readonly string[]): Promise<string> => {
      const { code, printed } = await ops(...args);
      if (code !== 0) throw new Error(`ops ${args.join(' ')} ended with ${code}:\n${printed}`);
      return printed;
    },
    /** The path of a release's script, found by the beginning of its name. */
    file: (application: string, version: string, start: string): string => {
      const release = join(folder, 'releases', application, version);
      const file = Object.keys(readRelease(release).files).find(
        (name) => name.startsWith(start) && name.endsWith('.js'),
      );
      if (file === undefined) throw new Error(`${application} ${version} has no file ${start}`);
      return join(release, file);
    },
  };
}

export type StartedOpsSite = Awaited<ReturnType<typeof startOpsSite>>;
export type OpsSite = Omit<StartedOpsSite, 'stop'>;

export const test = base.extend<object, { readonly live: OpsSite; readonly other: string }>({
  live: [
    async ({}, provide, { project }) => {
      const url = project.use.baseURL ?? '';
      const site = await startOpsSite({ project: project.name, from: url, apiUrl: url });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  other: [async ({}, provide, { project }) => provide(OTHER[project.name] ?? ''), { scope: 'worker' }],
  baseURL: async ({ live }, provide) => provide(live.url),
});

export { expect } from './test';
