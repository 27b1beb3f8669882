import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endOf, stopProcess, untilPrinted } from '@rifas/tooling/lib/processes';
import { copyRepository as copySources } from '@rifas/tooling/lib/repository-copy';
import type { Settings } from '@rifas/tooling/lib/settings';

type Env = Readonly<NodeJS.ProcessEnv>;

/** The text with one occurrence replaced. @throws Error unless it occurs exactly once */
export function replacedOnce(text: string, from: string, to: string): string {
  const count = text.split(from).length - 1;
  if (count !== 1) throw new Error(`'${from}' occurs ${count} times, and has to occur once.`);
  return text.replace(from, () => to);
}

/** A copy of the repository, so that measured changes never touch the developer's files. */
export function copyRepository(settings: Settings) {
  const copy = copySources();
  const { folder } = copy;
  // Its builds and caches are inside the copy.
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

  return {
    ...copy,
    /** Runs Node with these arguments to the end. @returns seconds @throws Error with its output */
    run: async (args: readonly string[]) => {
      const started = performance.now();
      const { code, output } = await endOf(launch(args, {}));
      if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}:\n${output}`);
      return (performance.now() - started) / 1000;
    },
    /**
     * Starts Node with these arguments, and waits until it prints this.
     * @throws Error with its output if it ends before
     */
    start: async (args: readonly string[], ready: RegExp, more: Env) => {
      const child = launch(args, more);
      await untilPrinted(child, ready, { name: args.join(' ') });
      return { stop: () => stopProcess(child) };
    },
    /** Changes a source, in which the text must occur once. @returns a function that reverts it */
    edit: (file: string, from: string, to: string) => {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      writeFileSync(path, replacedOnce(before, from, to));
      return () => writeFileSync(path, before);
    },
    /** Deletes all builds and compiler caches. */
    forget: () => {
      for (const made of ['.data', '.cache', 'one-app/.vite', 'one-app/dist'])
        rmSync(join(folder, made), { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
export type RepositoryCopy = ReturnType<typeof copyRepository>;
