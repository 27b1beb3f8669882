import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, visit, type SiteBeside } from './site-beside';

/** The account `nobody`. */
const NOBODY = 65_534;
const LIMIT_MS = 20_000;

export async function freePort(): Promise<number> {
  // Below the ports that the kernel gives to outgoing connections: one of those can be taken before nginx listens.
  const port = randomInt(12_000, 32_000);
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return isFree ? port : freePort();
}

const answers = (url: string): Promise<boolean> =>
  visit(`${url}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** A second edge of a site that is up: the container's nginx, on the same folders and before the same API. */
export async function startNginxBeside(site: string, folder: string, apiUrl: string): Promise<SiteBeside> {
  const runDir = mkdtempSync(join(tmpdir(), 'rifas-nginx-'));
  cpSync(join(ROOT, 'docker/nginx'), join(runDir, 'conf'), { recursive: true });
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(runDir, NOBODY, NOBODY);
  chmodSync(runDir, 0o755);
  const port = await freePort();
  const child = spawn('sh', [join(runDir, 'conf/run.sh')], {
    cwd: runDir,
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    env: {
      ...{ PATH: process.env['PATH'], NGINX_PATH: process.env['NGINX_PATH'] ?? '/usr/sbin/nginx', RUN_DIR: runDir },
      ...{ DEPLOYMENT: site, PORT: String(port), API_URL: apiUrl, ACCESS_LOG: join(runDir, 'access.log') },
      ...{ SITE_DIR: join(folder, 'site'), RELEASES_DIR: join(folder, 'releases') },
    },
  });
  let printed = '';
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(runDir, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  const started = Date.now();
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() - started > LIMIT_MS) {
      await stop();
      throw new Error(`nginx does not serve ${site}:\n${printed}`);
    }
  }
  return { url, pid: child.pid ?? 0, stop };
}
