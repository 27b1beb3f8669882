import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { entriesBelow } from '../../tooling/src/lib/files';

const ROOT = join(import.meta.dirname, '../..');
const PREFIX = 'rifas-new-remote-';
/** Installed, built or kept by tools: not part of what is checked in. */
const NOT_SOURCE = new Set([
  'node_modules',
  'dist',
  '.data',
  '.cache',
  '.git',
  'test-results',
  'playwright-report',
  'coverage',
]);

/** What the compiler remembers of each file by its content: the copy's check begins with what has been checked here. */
const CHECKED = join('.cache', 'tsc');

/** A file of a package in pnpm's store: nothing writes into it once it is there. What pnpm itself notes, and the commands it makes, change. */
function isOfPackage(path: string): boolean {
  const [modules, store, , inner] = relative(ROOT, path).split(sep);
  return modules === INSTALLED && store === '.pnpm' && inner === INSTALLED && !path.includes(`${sep}.bin${sep}`);
}

/** Installed as here, in a second: the files of packages are the very same ones. */
function linkInstalled(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkInstalled(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (isOfPackage(source)) linkOrCopy(source, target);
    else copyFileSync(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another disk.
    copyFileSync(source, target);
  }
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A run that was killed could not clean up after itself. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(PREFIX) && !isAlive(Number(name.slice(PREFIX.length).split('-')[0])))
      rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

const INSTALLED = 'node_modules';

/** Folders with something installed in them, from this one down. */
const packagesIn = (folder: string, name = ''): readonly string[] => {
  const names = readdirSync(join(folder, name), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !NOT_SOURCE.has(entry.name) ? packagesIn(folder, join(name, entry.name)) : [],
  );
  return existsSync(join(folder, name, INSTALLED)) ? [name, ...names] : names;
};

const CONFIG_OF_NEW = join('.cache', 'tsconfig.new.json');

/**
 * Settings under which the compiler reads of the copy what a new package imports, and what gives all of them their types: the rest has been
 * checked here. Beside the sources, whose own settings the builds read.
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

export interface RepositoryCopy {
  readonly folder: string;
  /** Settings of the compiler that check what is added to the copy. */
  readonly configOfNew: string;
  /** Every file that version control would see, with the hash of its content. */
  readonly files: () => Readonly<Record<string, string>>;
  /** Runs a command of Node in the copy; rejects with what it printed where it fails. */
  readonly run: (args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<string>;
  readonly remove: () => void;
}

/** A copy of the repository's sources to change freely. The working tree stays as it is, however the test ends. */
export function copyRepository(): RepositoryCopy {
  removeLeftovers();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  const isSource = (path: string) => !path.split(sep).some((part) => NOT_SOURCE.has(part));
  cpSync(ROOT, folder, { recursive: true, filter: (source) => isSource(relative(ROOT, source)) });
  for (const name of packagesIn(ROOT)) linkInstalled(join(ROOT, name, INSTALLED), join(folder, name, INSTALLED));
  if (existsSync(join(ROOT, CHECKED))) cpSync(join(ROOT, CHECKED), join(folder, CHECKED), { recursive: true });
  writeConfigOfNew(folder);

  const files = () => {
    const paths = entriesBelow(folder, NOT_SOURCE).flatMap(({ entry, path }) => (entry.isFile() ? [path] : []));
    return Object.fromEntries(
      paths.sort().map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex'),
      ]),
    );
  };

  const run = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    new Promise<string>((resolve, reject) => {
      const child = spawn(process.execPath, [...args], {
        cwd: folder,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...env },
      });
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
      child.on('error', reject);
      child.on('close', (code) =>
        code === 0
          ? resolve(stripVTControlCharacters(printed))
          : reject(new Error(`${args.join(' ')} ended with code ${String(code)}:\n${printed}`)),
      );
    });
  return {
    folder,
    configOfNew: CONFIG_OF_NEW,
    files,
    run,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
