import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { temporaryFolder, writeBelow } from '../lib/files';
import { isAlive } from '../lib/processes';
import { repoRoot } from '../lib/repo';

/**
 * What docker/nginx/run.sh needs of nginx: it takes every configuration, and runs with a worker until it is told to
 * end.
 */
const STUB = `#!${process.execPath}
if (process.argv.includes('-t')) process.exit(0);
const worker = require('child_process').spawn('sleep', ['600']);
const { renameSync, writeFileSync } = require('fs');
const write = (name, { pid }) => {
  const file = process.env.RUN_DIR + '/' + name + '.pid';
  writeFileSync(file + '.new', String(pid));
  renameSync(file + '.new', file);
};
write('worker', worker);
write('nginx', process);
process.on('SIGHUP', () => undefined);
process.on('SIGQUIT', () => worker.kill() && process.exit(0));
setInterval(() => undefined, 1000);
`;

const SCRIPT = join(repoRoot, 'docker/nginx/run.sh');

/** Runs the script to its end. */
function runToEnd(env: NodeJS.ProcessEnv, cwd?: string) {
  const own = { PATH: process.env.PATH, ...env };
  const { status, stderr } = spawnSync('sh', [SCRIPT], { env: own, encoding: 'utf8', ...(cwd && { cwd }) });
  return [status, stderr];
}

const OF_DTYT = { DEPLOYMENT: 'dtyt', API_URL: 'http://127.0.0.1:9' };

/** A folder whose site serves this composition. Its name holds signs of the shell, of sed and of the configuration. */
function siteIn(site: string, pointer = '1\n', number = 1): string {
  const folder = temporaryFolder('run of ñ & (co) #1 100%');
  writeBelow(folder, join(site, 'dtyt/current'), pointer);
  writeBelow(folder, join(site, `dtyt/${number}/nginx.conf`), '');
  return folder;
}

/** A folder of an edge with the stub. */
function edgeOfStub() {
  const folder = siteIn('site');
  writeFileSync(join(folder, 'nginx'), STUB, { mode: 0o755 });
  const env = {
    PATH: process.env.PATH,
    ...OF_DTYT,
    SITE_DIR: join(folder, 'site'),
    RELEASES_DIR: folder,
    RUN_DIR: join(folder, 'run'),
    NGINX_PATH: join(folder, 'nginx'),
    ACCESS_LOG: join(folder, 'access.log'),
  };
  const start = async () => {
    const run = spawn('sh', [SCRIPT], { env, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    run.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    while (!said.includes('composition 1 of dtyt') || !existsSync(join(env.RUN_DIR, 'nginx.pid'))) await wait(20);
    const pidOf = (name: string) => Number(readFileSync(join(env.RUN_DIR, `${name}.pid`), 'utf8'));
    return { run, said: () => said, nginx: pidOf('nginx'), worker: pidOf('worker') };
  };
  return { env, start };
}

// Only Linux has this file, which names the program of a process.
const onLinux = existsSync('/proc/self/cmdline') ? test : test.skip;

onLinux('the nginx of a run that was killed makes way for the next run, that of a live one does not', async () => {
  const { env, start } = edgeOfStub();
  const killed = await start();
  const left = killed.nginx;
  expect(runToEnd(env)).toEqual([
    1,
    `nginx edge: Process ${killed.run.pid} already runs an edge in ${env.RUN_DIR}. Stop it, or start this one with another RUN_DIR and PORT.\n`,
  ]);
  killed.run.kill('SIGKILL');
  await once(killed.run, 'exit');
  expect(isAlive(left)).toBe(true);
  const next = await start();
  expect(next.said()).toContain(`the nginx of a run that was killed (process ${left}) ends.`);
  while (isAlive(left)) await wait(20);
  next.run.kill('SIGTERM');
  expect(await once(next.run, 'exit')).toEqual([0, null]);
});

onLinux(
  'after nginx was killed, the run ends with its workers: they would keep the port and an old composition',
  async () => {
    const { env, start } = edgeOfStub();
    const { run, said, nginx, worker } = await start();
    writeFileSync(join(env.SITE_DIR, 'dtyt/current'), '1\ncanary 1 30\n');
    while (!said().includes('for 30 of a hundred')) await wait(20);
    process.kill(nginx, 'SIGKILL');
    expect(await once(run, 'exit')).toEqual([137, null]);
    while (isAlive(worker)) await wait(20);
  },
);

onLinux('after the run and then its nginx were killed, the next run ends their workers', async () => {
  const { env, start } = edgeOfStub();
  const { run, nginx, worker } = await start();
  while (!existsSync(join(env.RUN_DIR, 'workers'))) await wait(20);
  for (const pid of [run.pid ?? 0, nginx]) process.kill(pid, 'SIGKILL');
  await once(run, 'exit');
  expect(isAlive(worker)).toBe(true);
  const next = await start();
  while (isAlive(worker)) await wait(20);
  next.run.kill('SIGTERM');
  expect(await once(next.run, 'exit')).toEqual([0, null]);
});

test('an edge that would serve pages without their releases exits and names the folder', () => {
  const folder = siteIn('.');
  const places = { SITE_DIR: folder, RELEASES_DIR: join(folder, 'nope'), RUN_DIR: join(folder, 'run') };
  expect(runToEnd({ ...OF_DTYT, API_URL: ' http://127.0.0.1:9// ', ...places, NGINX_PATH: 'true' })).toEqual([
    1,
    expect.stringContaining(`${places.RELEASES_DIR}, where the releases of`),
  ]);
  expect(readFileSync(join(places.RUN_DIR, 'api.conf'), 'utf8')).toContain('set $api http://127.0.0.1:9;');
});

test('nginx speaks TLS 1.3 too to an API over https, and checks its certificate', () => {
  const folder = siteIn('.');
  const places = { SITE_DIR: folder, RELEASES_DIR: join(folder, 'nope'), RUN_DIR: folder, NGINX_PATH: 'true' };
  runToEnd({ ...OF_DTYT, API_URL: 'https://api.example', ...places });
  const written = readFileSync(join(folder, 'api.conf'), 'utf8');
  expect(written).toContain('proxy_ssl_protocols TLSv1.2 TLSv1.3;');
  expect(written).toContain('proxy_ssl_verify on;');
});

test('relative folders are resolved from where the edge is started, and a pointer written by hand is read', () => {
  // An editor on Windows ends lines like this.
  const folder = siteIn('site', '1\r\nstate 1\r\ncanary 2 30\r\n', 2);
  mkdirSync(join(folder, 'releases'));
  const places = { SITE_DIR: 'site', RELEASES_DIR: 'releases', RUN_DIR: 'run', ACCESS_LOG: 'a.log' };
  runToEnd({ ...OF_DTYT, ...places, NGINX_PATH: 'false' }, folder);
  const written = readFileSync(join(folder, 'run/next.conf'), 'utf8');
  const lines = [
    'include "@/site/dtyt/1/nginx.conf";',
    'alias "@/releases/";',
    'pid "@/run/nginx.pid";',
    'access_log "@/a.log" visits;',
  ];
  for (const line of lines) expect(written).toContain(line.replace('@', folder));
  expect(readFileSync(join(folder, 'run/groups-a.conf'), 'utf8')).toContain('default "canary 2');
});

test.each([
  [{}, 'DEPLOYMENT is missing'],
  [{ DEPLOYMENT: 'dtyt' }, 'API_URL is missing'],
  [{ DEPLOYMENT: 'dtyt', API_URL: 'foo' }, 'API_URL is not an address: foo'],
  [{ DEPLOYMENT: 'dtyt', API_URL: 'http://a', PORT: '80a' }, 'PORT is not a number from 1 to 65535: 80a'],
  [{ DEPLOYMENT: 'dtyt', API_URL: 'http://a', PORT: '99999' }, 'PORT is not a number from 1 to 65535: 99999'],
  [{ DEPLOYMENT: 'dtyt', API_URL: 'http://a', NGINX_PATH: '/nope' }, 'There is no nginx here (/nope): install it'],
])('the edge with %j exits and reports what is wrong', (given, said) => {
  expect(runToEnd({ RUN_DIR: tmpdir(), ...given })).toEqual([1, expect.stringContaining(said)]);
});

test.each(['/a"b', '/a$b', '/a\\b', '/a*b', '/a?b', '/a[b', '/a\nb'])('a folder %j is refused', (folder) => {
  const said = expect.stringContaining("A folder's name holds characters that the configuration cannot:");
  expect(runToEnd({ ...OF_DTYT, NGINX_PATH: 'true', SITE_DIR: folder })).toEqual([1, said]);
});
