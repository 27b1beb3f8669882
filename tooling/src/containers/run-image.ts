import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fchmodSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../lib/debian-packages';
import { temporaryFolder } from '../lib/files';
import type { Settings } from '../lib/settings';
import type { Builder, ImageName } from './build-images';
import { runTool } from './run-tool';

interface ImageConfig {
  readonly User: string;
  readonly WorkingDir?: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
}

interface RunOptions {
  /** Folders of this machine by their path in the image; other files can only be written to /tmp, and are lost. */
  readonly volumes?: Readonly<Record<string, { readonly from: string; readonly writable: boolean }>>;
  readonly env?: Readonly<Record<string, string>>;
  /** Replaces the image's own command. */
  readonly command?: readonly string[];
}

export interface RunningImage {
  readonly child: ChildProcess;
  readonly printed: () => string;
  /** The exit code. */
  readonly ended: Promise<number>;
}

/** Capabilities for switching to the image's user; they are dropped after that. */
const BECOMES = ['CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'];

/** A log file that the image's user may open: nginx opens /dev/stdout itself, which fails for a pipe of Node's. */
function openLog(): { readonly descriptor: number; readonly read: () => string } {
  const folder = temporaryFolder('image');
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'log');
  const descriptor = openSync(file, 'a');
  fchmodSync(descriptor, 0o666);
  return { descriptor, read: () => readFileSync(file, 'utf8') };
}

/**
 * Runs an image as docker-compose.yml does: its own user, a read-only file system, no capabilities, no new privileges.
 * It uses this machine's network.
 */
export async function runImage(
  buildah: Builder,
  settings: Settings,
  name: ImageName,
  { volumes = {}, env = {}, command }: RunOptions,
): Promise<RunningImage> {
  const bwrap = findProgram('bwrap', () => [settings.env.BWRAP_PATH, '/usr/bin/bwrap'], ['bubblewrap'], settings.env);
  const container = await buildah('from', '--pull-never', `localhost/rifas-${name}`);
  const root = await buildah('mount', container);
  const { OCIv1 } = JSON.parse(await buildah('inspect', '--type', 'container', container)) as {
    readonly OCIv1: { readonly config: ImageConfig };
  };
  const { User, WorkingDir = '/', Env, Cmd } = OCIv1.config;
  const idOf = (flag: string) => buildah('run', container, '--', 'id', flag, User);
  const [uid, gid] = [await idOf('-u'), await idOf('-g')];
  // Creates the mount points, as every container runtime does.
  for (const place of Object.keys(volumes)) mkdirSync(join(root, place), { recursive: true });
  for (const { from, writable } of Object.values(volumes))
    if (writable) await runTool('chown', ['-R', `${uid}:${gid}`, from], settings.env);
  const all = { ...Object.fromEntries(Env.map((one) => one.split(/=(.*)/s).slice(0, 2))), ...env };
  const args = [
    ...['--ro-bind', root, '/', '--perms', '1777', '--tmpfs', '/tmp', '--proc', '/proc', '--dev', '/dev'],
    ...['--ro-bind', '/etc/resolv.conf', '/etc/resolv.conf'],
    ...Object.entries(volumes).flatMap(([place, { from, writable }]) => [
      writable ? '--bind' : '--ro-bind',
      from,
      place,
    ]),
    ...['--unshare-pid', '--unshare-ipc', '--cap-drop', 'ALL', ...BECOMES.flatMap((one) => ['--cap-add', one])],
    ...['--die-with-parent', '--new-session', '--chdir', WorkingDir, '--clearenv'],
    ...Object.entries(all).flatMap(([key, value]) => ['--setenv', key, String(value)]),
    ...['setpriv', '--reuid', uid, '--regid', gid, '--clear-groups', '--no-new-privs'],
    ...['--inh-caps=-all', '--bounding-set=-all', '--', ...(command ?? Cmd)],
  ];
  const log = openLog();
  const child = spawn(bwrap, args, { stdio: ['ignore', log.descriptor, log.descriptor] });
  closeSync(log.descriptor);
  return {
    child,
    printed: log.read,
    ended: once(child, 'exit').then(([code]: (number | null)[]) => code ?? 1),
  };
}
