import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { dataDirOfRun, npmStart, required } from './site-beside';
import { API_NOISE } from './strange-test';
import { test as base } from './test';

const READY_LIMIT_MS = 60_000;

/** Reads a list of the kernel about a process; empty when the process has ended. */
function listOf(file: string, separator: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split(separator).filter(Boolean);
  } catch {
    return [];
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) => listOf(`/proc/${pid}/task/${task}/children`, ' ').map(Number));

const backendOf = (pid: number): number | undefined =>
  childrenOf(pid).find((child) =>
    listOf(`/proc/${child}/cmdline`, '\0').some((part) => part.endsWith('backend/src/main.ts')),
  );

/** Kills the backend, and every one that the site starts instead, until the returned function is called. */
async function keepDown(site: number): Promise<() => void> {
  const end = () => {
    const found = backendOf(site);
    if (found !== undefined) process.kill(found, 'SIGKILL');
    return found;
  };
  while (end() !== undefined) await wait(20);
  // A new backend needs a second until it listens.
  const again = setInterval(end, 50);
  return () => clearInterval(again);
}

async function untilItAnswers(url: string): Promise<void> {
  const limit = AbortSignal.timeout(READY_LIMIT_MS);
  while ((await fetch(new URL('/api/validate', url), { method: 'POST', signal: limit })).status >= 500) await wait(100);
}

/** Runs `npm start` of a project's deployment, with its own backend and database. */
async function startOwnSite(deployment: string) {
  // After a failure the tests continue in another process with another site.
  const folder = join(required('E2E_FOLDER'), `${deployment}-own-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // Reuses the built releases; only the database is new.
  symlinkSync(join(dataDirOfRun(), 'releases'), join(folder, 'releases'));
  const site = await npmStart({
    DEPLOYMENT: deployment,
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    DATABASE_URL: '',
  });
  const signal = (name: NodeJS.Signals) => {
    const found = backendOf(site.pid);
    if (found === undefined) throw new Error('The site has no backend of its own.');
    process.kill(found, name);
  };
  let letItLive: () => void = () => undefined;
  /** Failures as an operating system can cause them. */
  const backend = {
    /** Refuses connections from now on: every backend that the site starts is killed too. The database runs on. */
    kill: async () => void (letItLive = await keepDown(site.pid)),
    /** Accepts connections and never answers: the process is stopped, as if the machine swapped. */
    hang: () => signal('SIGSTOP'),
    goOn: () => signal('SIGCONT'),
    /** Lets the site restart the backend, and waits until it answers. */
    restart: async () => {
      letItLive();
      await untilItAnswers(site.url);
    },
  };
  return {
    ...site,
    backend,
    stop: async () => {
      letItLive();
      if (backendOf(site.pid) !== undefined) signal('SIGCONT');
      await site.stop();
    },
  };
}

type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;

/** A site whose reference backend a test may kill, stop and restart. */
export const test = base.extend<{ readonly backend: OwnSite['backend'] }, { readonly ownSite: OwnSite }>({
  ownSite: [
    async ({}, provide, { project }) => {
      const site = await startOwnSite(project.name);
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  backend: async ({ ownSite }, provide) => provide(ownSite.backend),
  baseURL: async ({ ownSite }, provide) => provide(ownSite.url),
  expectedNoise: [[API_NOISE], { scope: 'test' }],
});

export { expect } from './test';
