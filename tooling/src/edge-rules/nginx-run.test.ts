import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from '../lib/processes';
import { repoRoot } from '../lib/repo';

/**
 * What docker/nginx/run.sh needs of nginx: it takes every configuration, and runs with a worker until it is told to
 * end.
 */
const STUB = `#!${process.execPath}
if (process.argv.includes('-t')) process.exit(0);
const worker = require('child_process').spawn('sleep', ['600']);
const write = (name, { pid }) => require('fs').writeFileSync(process.env.RUN_DIR + '/' + name + '.pid', String(pid));
write('worker', worker);
write('nginx', process);
process.on('SIGHUP', () => undefined);
process.on('SIGQUIT', () => worker.kill() && process.exit(0));
setInterval(() => undefined, 1000);
`;

/** A folder of an edge with the stub. */
function edgeOfStub() {
  const folder = mkdtempSync(join(tmpdir(), 'rifas-run-'));
  mkdirSync(join(folder, 'site/dtyt/1'), { recursive: true });
  writeFileSync(join(folder, 'site/dtyt/1/nginx.conf'), '');
  writeFileSync(join(folder, 'site/dtyt/current'), '1\n');
  writeFileSync(join(folder, 'nginx'), STUB, { mode: 0o755 });
  const env = {
    PATH: process.env.PATH,
    DEPLOYMENT: 'dtyt',
    API_URL: 'http://127.0.0.1:9',
    SITE_DIR: join(folder, 'site'),
    RELEASES_DIR: folder,
    RUN_DIR: join(folder, 'run'),
    NGINX_PATH: join(folder, 'nginx'),
    ACCESS_LOG: join(folder, 'access.log'),
  };
  const start = async () => {
    const run = spawn('sh', [join(repoRoot, 'docker/nginx/run.sh')], { env, stdio: ['ignore', 'ignore', 'pipe'] });
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
  const { status, stderr } = spawnSync('sh', [join(repoRoot, 'docker/nginx/run.sh')], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
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

test('an edge that would serve pages without their releases exits and names the folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rifas-run-'));
  mkdirSync(join(folder, 'dtyt'));
  writeFileSync(join(folder, 'dtyt/current'), '1\n');
  const places = {
    SITE_DIR: folder,
    RELEASES_DIR: join(folder, 'nope'),
    RUN_DIR: join(folder, 'run'),
    NGINX_PATH: 'true',
  };
  const env = { PATH: process.env.PATH, DEPLOYMENT: 'dtyt', API_URL: ' http://127.0.0.1:9// ', ...places };
  const { status, stderr } = spawnSync('sh', [join(repoRoot, 'docker/nginx/run.sh')], { env, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${places.RELEASES_DIR}, where the releases of`)]);
  expect(readFileSync(join(places.RUN_DIR, 'api.conf'), 'utf8')).toContain('set $api http://127.0.0.1:9;');
});

test('nginx speaks TLS 1.3 too to an API over https, and checks its certificate', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rifas-run-'));
  mkdirSync(join(folder, 'dtyt'));
  writeFileSync(join(folder, 'dtyt/current'), '1\n');
  const places = { SITE_DIR: folder, RELEASES_DIR: join(folder, 'nope'), RUN_DIR: folder, NGINX_PATH: 'true' };
  const env = { PATH: process.env.PATH, DEPLOYMENT: 'dtyt', API_URL: 'https://api.example', ...places };
  spawnSync('sh', [join(repoRoot, 'docker/nginx/run.sh')], { env });
  const written = readFileSync(join(folder, 'api.conf'), 'utf8');
  expect(written).toContain('proxy_ssl_protocols TLSv1.2 TLSv1.3;');
  expect(written).toContain('proxy_ssl_verify on;');
});

test('relative folders are resolved from where the edge is started, and a pointer written by hand is read', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rifas-run-'));
  mkdirSync(join(folder, 'site/dtyt'), { recursive: true });
  mkdirSync(join(folder, 'releases'));
  // An editor on Windows ends lines like this.
  writeFileSync(join(folder, 'site/dtyt/current'), '1\r\nstate 1\r\ncanary 2 30\r\n');
  mkdirSync(join(folder, 'site/dtyt/2'));
  writeFileSync(join(folder, 'site/dtyt/2/nginx.conf'), '');
  const places = {
    SITE_DIR: 'site',
    RELEASES_DIR: 'releases',
    RUN_DIR: 'run',
    ACCESS_LOG: 'a.log',
    NGINX_PATH: 'false',
  };
  const env = { PATH: process.env.PATH, DEPLOYMENT: 'dtyt', API_URL: 'http://127.0.0.1:9', ...places };
  spawnSync('sh', [join(repoRoot, 'docker/nginx/run.sh')], { env, cwd: folder });
  const written = readFileSync(join(folder, 'run/next.conf'), 'utf8');
  for (const line of [
    'include @/site/dtyt/1/nginx.conf;',
    'alias @/releases/;',
    'pid @/run/nginx.pid;',
    'access_log @/a.log',
  ])
    expect(written).toContain(line.replace('@', folder));
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
  const { status, stderr } = spawnSync('sh', [join(repoRoot, 'docker/nginx/run.sh')], {
    env: { PATH: process.env.PATH, RUN_DIR: tmpdir(), ...given },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([1, expect.stringContaining(said)]);
});
