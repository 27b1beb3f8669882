import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { stopProcess } from '@rifas/tooling/lib/processes';
import { repoRoot } from '@rifas/tooling/lib/repo';

const run = promisify(execFile);

/** What a team's own machine would not have set. */
const OF_THE_RUN = /^(NODE_ENV|NODE_OPTIONS|DEPLOYMENT|DATABASE_URL|DATA_DIR|SITE_DIR|npm_)/;
const outsideEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THE_RUN.test(name)));

/** A repository outside of this one, with a remote. */
export interface KitRepository {
  readonly folder: string;
  readonly name: string;
  /** Address of its page in the site. */
  readonly path: string;
  /** Its page's module. */
  readonly page: string;
  /** Of its page, as the template has it. */
  readonly text: string;
}

/** Packs the kit as `npm run kit` does. @returns the file that `npm create` takes */
export async function packKit(dataDir: string): Promise<string> {
  const { stdout } = await run(process.execPath, [join(repoRoot, 'tooling/bin/rifas.mjs'), 'kit'], {
    cwd: repoRoot,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  const file = stdout.split('\n').find((line) => /create-rifas-remote.*\.tgz$/.test(line));
  if (file === undefined) throw new Error(`npm run kit named no file:\n${stdout}`);
  return file.trim();
}

/** Makes a repository as docs/teams/first-remote.md has it, with packages that this machine knows already. */
export async function makeRepository(kit: string, folder: string, bundler: string): Promise<KitRepository> {
  const slug = `kit-${bundler}`;
  const name = `mf-${slug}`;
  const component = `Kit${bundler.charAt(0).toUpperCase()}${bundler.slice(1)}`;
  const options = { cwd: folder, env: outsideEnv() };
  await run(
    'npx',
    ['--yes', `--package=${kit}`, 'create-rifas-remote', name, '--bundler', bundler, '--no-install'],
    options,
  );
  const { packageManager } = JSON.parse(readFileSync(join(repoRoot, 'package.json'), 'utf8')) as {
    readonly packageManager: string;
  };
  const root = join(folder, name);
  await run('npx', ['--yes', packageManager, 'install', '--prefer-offline', '--ignore-workspace'], {
    ...options,
    cwd: root,
  });
  return {
    ...{ folder: root, name, path: `/dashboard/${slug}`, text: `Esta página es de ${name}` },
    page: join(root, 'src', slug, `${component}Page.tsx`),
  };
}

/** Writes a file as an editor would. @throws Error where the text is not in it */
export function changeText(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} does not have ${from}`);
  writeFileSync(file, before.replaceAll(from, to));
}

interface Started {
  readonly child: ChildProcess;
  /** What it printed that was waited for. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** A program of a repository, once it has printed an address. */
async function start(folder: string, program: string, args: readonly string[], address: RegExp): Promise<Started> {
  const child = spawn(join(folder, 'node_modules/.bin', program), args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: outsideEnv(),
  });
  let printed = '';
  const found = await new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += stripVTControlCharacters(chunk.toString());
      const said = address.exec(printed)?.[1];
      if (said !== undefined) resolve(said);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`${program} ended with code ${String(code)}:\n${printed}`)));
  });
  return { child, address: found, stop: () => stopProcess(child) };
}

/** `rifas dev` against a live site. @returns the address that proposes the remote there */
export const developAgainst = ({ folder }: KitRepository, site: string, port: number): Promise<Started> =>
  start(folder, 'rifas', ['dev', '--against', site, '--port', String(port)], /(http\S+__status\?override=\S+)\n/);

/** The page of a repository alone, for Vite without federation and without a shell around it. */
export function writePlainPage({ folder, page, name }: KitRepository): void {
  const root = join(folder, 'plain');
  mkdirSync(root, { recursive: true });
  const source = readFileSync(page, 'utf8')
    .replace(/import \{ useHost \}.*\n/, '')
    .replace('const { deployment, notify } = useHost();', "const deployment = { title: 'Rifas' };")
    .replace(/ onClick=\{[^}]*\}/, '');
  writeFileSync(join(root, 'Page.tsx'), source);
  writeFileSync(
    join(root, 'main.tsx'),
    "import { createRoot } from 'react-dom/client';\nimport Page from './Page';\n" +
      "createRoot(document.getElementById('root')!).render(<Page />);\n",
  );
  writeFileSync(
    join(root, 'index.html'),
    `<!doctype html><title>${name}</title><div id="root"></div><script type="module" src="/main.tsx"></script>\n`,
  );
  writeFileSync(
    join(root, 'vite.config.mjs'),
    "export default { root: import.meta.dirname, cacheDir: import.meta.dirname + '/.vite' };\n",
  );
}

/** Where the plain page of a repository lies. */
export const plainPage = ({ folder }: KitRepository): string => join(folder, 'plain/Page.tsx');

/** Vite's own server with the page alone. @returns its address */
export const startVite = ({ folder }: KitRepository, port: number): Promise<Started> =>
  start(
    folder,
    'vite',
    ['--config', 'plain/vite.config.mjs', '--port', String(port), '--strictPort'],
    /Local:\s+(http\S+)/,
  );
