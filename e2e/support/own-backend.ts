import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { npmStart, required, ROOT, type SiteBeside } from './site-beside';

/** The reference backend of a site, as an operating system can treat it. */
export interface OwnBackend {
  /** Connections are refused from now on. Its database lives on. */
  readonly kill: () => Promise<void>;
  /** Takes connections and never answers: the process is stopped, as a machine that swaps or a database that locks would stop it. */
  readonly hang: () => void;
  readonly goOn: () => void;
  /** The same program with the same data, on the same port. */
  readonly restart: () => Promise<void>;
}

export interface OwnSite extends SiteBeside {
  readonly backend: OwnBackend;
}

const READY_LIMIT_MS = 60_000;

const listOf = (file: string): string[] => readFileSync(file, 'utf8').split('\0').filter(Boolean);

/** Children of a process, by what the kernel says. */
const childrenOf = (pid: number): number[] =>
  readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );

function backendOf(pid: number): number {
  const found = childrenOf(pid).find((child) =>
    listOf(`/proc/${child}/cmdline`).some((part) => part.endsWith('backend/src/main.ts')),
  );
  if (found === undefined) throw new Error('The site has no backend of its own.');
  return found;
}

const isAlive = (pid: number): boolean => {
  try {
    // A process that ended, but that nobody has waited for yet, is still listed.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

async function untilEnded(pid: number): Promise<void> {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}

function startAgain([program = '', ...args]: readonly string[], env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] });
  return new Promise((resolve, reject) => {
    let printed = '';
    const limit = setTimeout(() => {
      child.kill('SIGTERM');
      reject(new Error(`The backend did not come back:\n${printed}`));
    }, READY_LIMIT_MS);
    const listen = (chunk: Buffer) => {
      printed += chunk.toString();
      if (!/^ready http/m.test(printed)) return;
      clearTimeout(limit);
      resolve(child);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The backend ended with code ${String(code)}:\n${printed}`)));
  });
}

/** `npm start` of a project's deployment, with a backend and a database that nobody else uses. */
export async function startOwnSite(deployment: string): Promise<OwnSite> {
  const folder = join(required('E2E_FOLDER'), `${deployment}-own`);
  mkdirSync(folder, { recursive: true });
  // What is built is built already; the database is new.
  symlinkSync(join(dirname(required('E2E_FOLDER')), 'releases'), join(folder, 'releases'));
  const site = await npmStart({
    DEPLOYMENT: deployment,
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    DATABASE_URL: '',
  });
  let pid = backendOf(site.pid);
  const command = listOf(`/proc/${pid}/cmdline`);
  const env = Object.fromEntries(
    listOf(`/proc/${pid}/environ`).map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  let again: ChildProcess | undefined;
  const backend: OwnBackend = {
    kill: async () => {
      process.kill(pid, 'SIGKILL');
      await untilEnded(pid);
    },
    hang: () => void process.kill(pid, 'SIGSTOP'),
    goOn: () => void process.kill(pid, 'SIGCONT'),
    restart: async () => {
      again = await startAgain(command, env);
      pid = again.pid ?? 0;
    },
  };
  return {
    ...site,
    backend,
    stop: async () => {
      if (isAlive(pid)) process.kill(pid, 'SIGCONT');
      // It takes its database with it.
      if (again && isAlive(pid)) again.kill('SIGTERM');
      await untilEnded(again?.pid ?? 0);
      await site.stop();
    },
  };
}
