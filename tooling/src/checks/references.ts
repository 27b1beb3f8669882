import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../lib/files';
import { repoRoot } from '../lib/repo';
import { headingsOf, referencesIn, slugOf, type Reference } from './reference-text';

export interface Finding {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
}

/** A file tree for the check; tests pass their own. */
export interface Tree {
  readonly files: readonly string[];
  readonly read: (file: string) => string;
  readonly exists: (path: string) => boolean;
}

const SOURCE = /\.(?:tsx?|mjs|cjs|js|sh|yml|conf|md|tpl)$|(?:^|\/)Dockerfile$/;
/** Generated files, or texts by others. */
const NOT_READ = /^(?:shared\/api\/|docs\/transcript-|pnpm-lock|backend\/drizzle\/)|(?:^|\/)public\//;
/** These tests contain what the check looks for. */
const OWN_TESTS = /^tooling\/src\/checks\/.*\.test\.ts$/;
/** Generated, installed or served paths, which no checkout contains. */
const MADE = /^(?:\.data|\.cache|node_modules|dist|coverage|\/)/;

const shown = (reference: Reference): string =>
  reference.heading === undefined ? reference.path : `${reference.path}, "${reference.heading}"`;

/**
 * Places that a path may be relative to: the file, its package, the package's sources, the root. Templates may
 * name each other without their ending.
 */
function candidates(file: string, path: string): readonly string[] {
  const clean = path.replace(/^\.\//, '');
  const [packageFolder = ''] = file.split('/');
  const places = [join(dirname(file), path), clean, join(packageFolder, clean), join(packageFolder, 'src', clean)];
  return file.endsWith('.tpl') ? [...places, `${join(dirname(file), path)}.tpl`] : places;
}

/** A folder of the same package may be named alone, without its path. */
function isFolderOfPackage(file: string, path: string, tree: Tree): boolean {
  if (!/^[\w.-]+\/$/.test(path)) return false;
  const [packageFolder = ''] = file.includes('/') ? file.split('/') : [];
  return tree.files.some((other) => other.startsWith(packageFolder) && other.includes(`/${path}`));
}

function problemOf(file: string, reference: Reference, tree: Tree): string | undefined {
  if (reference.forbidden !== undefined) return reference.forbidden;
  if (MADE.test(reference.path)) return undefined;
  if (isFolderOfPackage(file, reference.path, tree)) return undefined;
  const found = reference.path === '' ? file : candidates(file, reference.path).find((path) => tree.exists(path));
  if (found === undefined) return `${shown(reference)}: there is no such path`;
  if (reference.heading !== undefined) {
    const known = headingsOf(tree.read(found));
    if (!known.includes(reference.heading)) return `${shown(reference)}: ${found} has no such heading`;
  }
  if (reference.anchor !== undefined && found.endsWith('.md')) {
    const anchors = headingsOf(tree.read(found)).map(slugOf);
    if (!anchors.includes(reference.anchor))
      return `${reference.path}#${reference.anchor}: ${found} has no such heading`;
  }
  return undefined;
}

/** Every path and heading that a comment or a document names and that does not exist. */
export function findDanglingReferences(tree: Tree): readonly Finding[] {
  return tree.files
    .filter((file) => SOURCE.test(file) && !NOT_READ.test(file) && !OWN_TESTS.test(file))
    .flatMap((file) =>
      referencesIn(file, tree.read(file)).flatMap((reference): readonly Finding[] => {
        const problem = problemOf(file, reference, tree);
        return problem === undefined ? [] : [{ file, line: reference.line, problem }];
      }),
    );
}

/** The files of the checkout: those that git knows, and new ones that are not ignored. Without git, all files. */
export function repositoryTree(root = repoRoot): Tree {
  const { status, stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const listed = status === 0 ? stdout.split('\n') : listFiles(root);
  return {
    files: listed.filter((file) => file !== '' && statSync(join(root, file), { throwIfNoEntry: false })?.isFile()),
    read: (file) => readFileSync(join(root, file), 'utf8'),
    // Case-insensitive file systems take `readme.md` for `README.md`, so the exact name is compared.
    exists: (path) => {
      if (path.startsWith('..') || !existsSync(join(root, path))) return false;
      const [name = '', ...above] = path.replace(/\/$/, '').split('/').reverse();
      return name === '.' || readdirSync(join(root, ...above.reverse())).includes(name);
    },
  };
}

export const formatFindings = (findings: readonly Finding[]): string =>
  findings.map(({ file, line, problem }) => `${file}:${line}  ${problem}`).join('\n');
