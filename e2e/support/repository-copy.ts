import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { listFiles, sha256Of } from '@rifas/tooling/lib/files';
import { runNode } from '@rifas/tooling/lib/processes';
import { repoRoot } from '@rifas/tooling/lib/repo';
import { copyRepository as copySources } from '@rifas/tooling/lib/repository-copy';

/** The compiler's cache by content: the check in the copy reuses what was checked here. */
const CHECKED = join('.cache', 'tsc');
const CONFIG_OF_NEW = join('.cache', 'tsconfig.new.json');

/**
 * Writes compiler settings that only check a new package, its imports, and the global types, because the rest was
 * checked here. A separate file, because builds read the settings of the sources.
 */
function writeConfigOfNew(folder: string): void {
  const { include } = JSON.parse(readFileSync(join(folder, 'tsconfig.json'), 'utf8')) as { include: readonly string[] };
  const known = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
    .map(({ name }) => name);
  const config = {
    extends: '../tsconfig.json',
    include: include.map((path) => `../${path}`),
    exclude: ['../**/node_modules', ...known.map((name) => `../${name}`), '../shared/**/*.test.*'],
  };
  mkdirSync(join(folder, '.cache'), { recursive: true });
  writeFileSync(join(folder, CONFIG_OF_NEW), JSON.stringify(config));
}

/** A copy of the repository, with the compiler's cache. */
export function copyRepository() {
  const copy = copySources();
  const { folder } = copy;
  if (existsSync(join(repoRoot, CHECKED))) cpSync(join(repoRoot, CHECKED), join(folder, CHECKED), { recursive: true });
  writeConfigOfNew(folder);

  /** Every file that version control would see, with its hash. */
  const files = (): Readonly<Record<string, string>> =>
    Object.fromEntries(listFiles(folder).map((path) => [path, sha256Of(readFileSync(join(folder, path)))]));

  /** Runs a Node command in the copy. Rejects with its output where it fails. */
  const run = async (args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const { code, output } = await runNode(args, { cwd: folder, env: { ...process.env, ...env } });
    if (code !== 0) throw new Error(`${args.join(' ')} ended with code ${code}:\n${output}`);
    return stripVTControlCharacters(output);
  };
  /** Compiler settings that check what is added to the copy. */
  const configOfNew = CONFIG_OF_NEW;
  return { ...copy, configOfNew, files, run };
}
