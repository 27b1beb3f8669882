import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { developAgainst, type Started } from '@rifas/tooling/kit/team-development';
import {
  BUNDLERS,
  createRepository,
  edit,
  installRepository,
  must,
  packKit,
  repositoryIn,
  rifas,
  run,
  type Bundler,
  type Repository,
  type Said,
} from '@rifas/tooling/kit/team-repository';
import { temporaryFolder } from '@rifas/tooling/lib/files';
import { freePort } from '@rifas/tooling/lib/processes';
import { breakRepository } from './kit-broken';
import { goByMenu } from './screen';
import { dataDirOfRun, required, startSiteBeside, type SiteBeside } from './site-beside';
import { test as base, expect, watchPolicy } from './test';

/** A repository that was created, tested, built, checked and released, with the output of each command. */
export interface Worked extends Repository {
  readonly printed: Readonly<Record<'tests' | 'build' | 'check' | 'release', string>>;
}

/** A repository that breaks every rule, with results. */
export interface Broken extends Repository {
  readonly said: Readonly<Record<'check' | 'release', Said>>;
}

interface OpenSite extends SiteBeside {
  /** Ports of a developer's machine that the deployment allows. */
  readonly ports: Readonly<Record<Bundler, number>>;
}

/** Starts a site whose deployment allows an origin of a developer's machine for each bundler. */
async function startOpenSite(project: string, apiUrl: string): Promise<OpenSite> {
  const ports = { webpack: await freePort(), rspack: await freePort(), vite: await freePort() };
  const site = await startSiteBeside({
    deployment: project,
    name: `${project}-open`,
    change: { statusPage: true, overrides: Object.values(ports).map((port) => `http://localhost:${port}`) },
    apiUrl,
  });
  return { ...site, ports };
}

export interface Opened {
  readonly site: OpenSite;
  /** Starts `rifas dev` of a repository once; later calls share it. */
  readonly develop: (bundler: Bundler) => Promise<Started>;
}

type ByBundler<Value> = Readonly<Record<Bundler, Value>>;

interface Kit {
  readonly repositories: ByBundler<Worked>;
  /** A site with the remotes of all three repositories. */
  readonly kitSite: string;
  /** Built copies that break every rule, with the output of each command. */
  readonly broken: ByBundler<Broken>;
  /** A site that allows development, and repositories under development against it. */
  readonly opened: Opened;
}

const VERSION = '0.1.0';

/** Three entries in one menu need three different places. */
function placeApart(repository: Repository, index: number): void {
  edit(repository, 'feature.json', /"order": 90/, `"order": ${91 + index}`);
}

async function work(repository: Repository, index: number): Promise<Worked> {
  const { folder, name } = repository;
  await installRepository(repository);
  const tests = await must(folder, ['npm', 'test']);
  // Sources and settings of compiler and linter are the same for all bundlers.
  if (index === 0) {
    await must(folder, ['npm', 'run', 'types']);
    await must(folder, ['npm', 'run', 'lint']);
  }
  const build = await must(folder, ['npm', 'run', 'build']);
  const check = await must(folder, rifas(repository, 'check'));
  rmSync(join(dataDirOfRun(), 'releases', name), { recursive: true, force: true });
  const release = await must(folder, rifas(repository, 'release', '--storage', dataDirOfRun()));
  return { ...repository, printed: { tests, build, check, release } };
}

async function refuse(repository: Repository): Promise<Broken> {
  const { folder } = repository;
  await must(folder, ['npm', 'run', 'build']);
  const check = await run(folder, rifas(repository, 'check', '--json'));
  const release = await run(folder, rifas(repository, 'release', '--storage', dataDirOfRun()));
  return { ...repository, said: { check, release } };
}

/**
 * All fixtures are here, because a journey with its own fixture would get another worker, which would create the
 * repositories again.
 */
export const test = base.extend<object, Kit>({
  repositories: [
    async ({}, provide) => {
      const folder = temporaryFolder('kit');
      const kit = await packKit(dataDirOfRun());
      const made = BUNDLERS.map((bundler) => repositoryIn(folder, bundler));
      for (const [index, repository] of made.entries()) {
        await createRepository(kit, folder, repository);
        placeApart(repository, index);
      }
      const worked = await Promise.all(made.map(work));
      await provide(Object.fromEntries(worked.map((one) => [one.bundler, one])) as ByBundler<Worked>);
      rmSync(folder, { recursive: true, force: true });
      for (const { name } of made) rmSync(join(dataDirOfRun(), 'releases', name), { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  kitSite: [
    async ({ repositories }, provide, { project }) => {
      // After a failure the repositories are created again, and their releases differ under the same version.
      rmSync(join(required('E2E_FOLDER'), `${project.name}-kit`), { recursive: true, force: true });
      const site = await startSiteBeside({
        deployment: project.name,
        name: `${project.name}-kit`,
        remotes: Object.fromEntries(Object.values(repositories).map(({ name }) => [name, VERSION])),
        apiUrl: project.use.baseURL ?? '',
      });
      await provide(site.url);
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  broken: [
    async ({ repositories }, provide) => {
      const all = await Promise.all(BUNDLERS.map((bundler) => refuse(breakRepository(repositories[bundler]))));
      await provide(Object.fromEntries(all.map((one) => [one.bundler, one])) as ByBundler<Broken>);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  opened: [
    async ({ repositories }, provide, { project }) => {
      const site = await startOpenSite(project.name, project.use.baseURL ?? '');
      const started = new Map<Bundler, Promise<Started>>();
      const develop = (bundler: Bundler): Promise<Started> => {
        const development =
          started.get(bundler) ?? developAgainst(repositories[bundler], site.url, site.ports[bundler]);
        started.set(bundler, development);
        return development;
      };
      await provide({ site, develop });
      for (const development of started.values()) await (await development).stop();
      await site.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  page: async ({ page }, provide) => {
    await watchPolicy(page);
    await provide(page);
  },
});

export { expect };

/** Opens the page of a repository's remote, and checks that it works. */
export async function tryPage(page: Page, { title, text }: Repository): Promise<void> {
  await goByMenu(page, title);
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'PROBAR' }).click();
  await expect(page.getByText('¡Funciona!').last()).toBeVisible();
}
