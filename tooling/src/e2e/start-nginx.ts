import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findProgram } from '../lib/debian-packages';
import { temporaryFolder } from '../lib/files';
import type { Served } from '../lib/local-server';
import { stopProcess } from '../lib/processes';
import { repoRoot } from '../lib/repo';
import type { Settings } from '../lib/settings';

interface NginxOptions {
  readonly deployment: string;
  readonly port: number;
  readonly apiUrl: string;
  readonly siteDir: string;
  readonly releasesDir: string;
  readonly env: Readonly<NodeJS.ProcessEnv>;
}

/** Files that the tests read. */
export interface NginxLogs {
  readonly accessLog: string;
  readonly errorLog: string;
  readonly pidFile: string;
}

const MODULE = 'ngx_http_brotli_static_module.so';
const START_LIMIT_MS = 20_000;
/** The account `nobody`: a nginx started by root runs without rights, as in its container. */
const NOBODY = 65_534;

/** Path of an nginx that has the brotli module. @throws Error when there is none and none can be installed */
export function findNginx({ env }: Pick<Settings, 'env'>): string {
  const packages = ['nginx', 'libnginx-mod-http-brotli-static'];
  // Checked on every call, because the installation adds the module.
  const hasModule = () =>
    ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'].some((folder) => existsSync(join(folder, MODULE)));
  return findProgram('nginx', () => [env.NGINX_PATH, hasModule() ? '/usr/sbin/nginx' : undefined], packages, env);
}

const PLUGINS = ['/usr/libexec/docker/cli-plugins', '/usr/local/lib/docker/cli-plugins', '/usr/lib/docker/cli-plugins'];

/** Path of a docker-compose; its `config` command needs no engine. @throws Error when there is none and none can be installed */
export function findDockerCompose({ env }: Pick<Settings, 'env'>): string {
  const folders = [...(env.PATH ?? '').split(':'), ...PLUGINS];
  const paths = () => [env.DOCKER_COMPOSE_PATH, ...folders.map((folder) => join(folder, 'docker-compose'))];
  return findProgram('docker-compose', paths, ['docker-compose'], env);
}

/**
 * Runs the container's own script and configuration on this machine, without root's rights. Resolves once it serves.
 */
export async function startNginx(options: NginxOptions): Promise<Served & { readonly logs: NginxLogs }> {
  const { deployment, port, env } = options;
  const nginx = findNginx({ env });
  // With a space: folders of people have one.
  const runDir = temporaryFolder('nginx edge');
  // A copy, because the account may not be able to read the repository's folder.
  cpSync(join(repoRoot, 'docker/nginx'), join(runDir, 'conf'), { recursive: true });
  const logs = {
    accessLog: join(runDir, 'access.log'),
    errorLog: join(runDir, 'error.log'),
    pidFile: join(runDir, 'nginx.pid'),
  };
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(runDir, NOBODY, NOBODY);
  chmodSync(runDir, 0o755);
  const child = spawn('sh', [join(runDir, 'conf/run.sh')], {
    cwd: runDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot && { uid: NOBODY, gid: NOBODY }),
    env: {
      PATH: env.PATH,
      NGINX_PATH: nginx,
      RUN_DIR: runDir,
      ACCESS_LOG: logs.accessLog,
      DEPLOYMENT: deployment,
      PORT: String(port),
      API_URL: options.apiUrl,
      SITE_DIR: options.siteDir,
      RELEASES_DIR: options.releasesDir,
    },
  });
  let printed = '';
  const listen = (chunk: Buffer) => {
    printed = (printed + chunk.toString()).slice(-8_000);
    writeFileSync(logs.errorLog, printed);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const stop = async () => {
    await stopProcess(child);
    rmSync(runDir, { recursive: true, force: true });
  };
  const url = `http://localhost:${port}`;
  const started = Date.now();
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() - started > START_LIMIT_MS) {
      await stop();
      throw new Error(`nginx does not serve ${deployment}:\n${printed}`);
    }
    await wait(100);
  }
  return { url, logs, stop };
}
