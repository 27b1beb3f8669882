import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listFiles } from '@rifas/tooling/lib/files';
import { stopProcess } from '@rifas/tooling/lib/processes';
import { repoRoot } from '@rifas/tooling/lib/repo';
import type { Settings } from '@rifas/tooling/lib/settings';

/** Written by tools, and large. */
const NOT_SOURCE = /^(\.git|test-results|playwright-report|reports)(\/|$)/;

type Env = Readonly<NodeJS.ProcessEnv>;

/** A program that goes on, once it has said that it is ready. */
export interface Running {
  /** Seconds until it said so. */
  readonly took: number;
  readonly stop: () => Promise<void>;
}

export interface RepositoryCopy {
  readonly folder: string;
  /** Environment of its programs: what they build and remember lies in the copy. */
  readonly env: Env;
  /** Runs Node with these arguments to the end. @returns seconds @throws Error with what it printed */
  readonly run: (args: readonly string[], env?: Env) => Promise<number>;
  /** Starts Node with these arguments, until it prints this. @throws Error with what it printed when it ends before */
  readonly start: (args: readonly string[], ready: RegExp, env?: Env) => Promise<Running>;
  /** Changes a source: the text has to be there once. @returns what takes it back */
  readonly edit: (file: string, from: string, to: string) => () => void;
  /** Forgets what was built and what compilers remember. */
  readonly forget: () => void;
  readonly remove: () => void;
}

const seconds = (from: number): number => (performance.now() - from) / 1000;

/** The text with one place of it replaced. @throws Error where it is not there exactly once */
export function replacedOnce(text: string, from: string, to: string): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`'${from}' occurs ${count} times, and has to occur once.`);
  return text.replace(from, () => to);
}

/** A copy of the sources with its packages installed: what measures a change never changes what somebody works in. */
export async function copyRepository(settings: Settings): Promise<RepositoryCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'rifas-bench-repository-'));
  const env: Env = {
    ...settings.env,
    DATA_DIR: join(folder, '.data'),
    CACHE_DIR: join(folder, '.cache'),
    SITE_DIR: join(folder, '.data/site'),
    DATABASE_URL: '',
    DEPLOYMENT: 'dtyt',
    NO_COLOR: '1',
  };
  const launch = (args: readonly string[], more: Env): ChildProcess =>
    spawn(process.execPath, [...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env: { ...env, ...more } });

  /** Until it has printed this, or has ended well where nothing is waited for. */
  const until = (child: ChildProcess, what: string, ready?: RegExp): Promise<void> =>
    new Promise((resolve, reject) => {
      let printed = '';
      const listen = (chunk: Buffer) => {
        printed += stripVTControlCharacters(chunk.toString());
        if (ready?.test(printed)) resolve();
      };
      child.stdout?.on('data', listen);
      child.stderr?.on('data', listen);
      child.on('error', reject);
      child.on('close', (code) =>
        code === 0 && !ready ? resolve() : reject(new Error(`${what} ended with code ${String(code)}:\n${printed}`)),
      );
    });

  const copy: RepositoryCopy = {
    folder,
    env,
    run: async (args, more = {}) => {
      const started = performance.now();
      await until(launch(args, more), args.join(' '));
      return seconds(started);
    },
    start: async (args, ready, more = {}) => {
      const started = performance.now();
      const child = launch(args, more);
      await until(child, args.join(' '), ready);
      return { took: seconds(started), stop: () => stopProcess(child) };
    },
    edit: (file, from, to) => {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, replacedOnce(before, from, to));
      return () => writeFileSync(path, before);
    },
    forget: () => {
      for (const made of ['.data', '.cache', 'one-app/.vite', 'one-app/dist'])
        rmSync(join(folder, made), { recursive: true, force: true, maxRetries: 5 });
    },
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
  try {
    for (const file of listFiles(repoRoot)) {
      if (NOT_SOURCE.test(file)) continue;
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      copyFileSync(join(repoRoot, file), join(folder, file));
    }
    // Its first command installs the packages.
    await copy.run(['tooling/bin/rifas.mjs', '--help']);
    return copy;
  } catch (error) {
    copy.remove();
    throw error;
  }
}
