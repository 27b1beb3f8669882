import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findDockerCompose } from '../../tooling/src/e2e/start-nginx';
import { compositionFile, currentNumber, edge, expect, expectEdge, pointTo, send, test } from '../support/edge';

// What holds for nginx alone; tests/edge*.spec.ts hold for it too.
test.describe('the edge on nginx', () => {
  test.beforeEach(expectEdge);

  test('it says so, and nothing of its version', async () => {
    expect((await send('/login')).headers.server).toBe('nginx');
  });

  test('its processes are not root’s', () => {
    const pid = readFileSync(edge().pidFile ?? '', 'utf8').trim();
    const uids = /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]?.split(/\s+/) ?? [];
    expect(uids.length).toBe(4);
    expect(uids).not.toContain('0');
  });

  test('tokens and queries stay out of the access log', async () => {
    for (const path of [
      '/pago/un-secreto',
      '/reset/un-secreto/',
      '/PAGO/un-secreto',
      '//pago//un-secreto',
      '/p%61go/un-secreto',
      '/talon/eticket/un-secreto',
      '/talon/sorteos/un-secreto',
      '/talon/validez/un-secreto',
      '/talon/mails/baja/un-secreto',
      '/login?token=un-secreto',
      '/api/validate?token=un-secreto',
    ])
      await send(path);
    await expect.poll(() => readFileSync(edge().accessLog ?? '', 'utf8')).toMatch(/GET \/api\/validate 401/);
    const log = readFileSync(edge().accessLog ?? '', 'utf8');
    expect(log).toContain('GET /pago/- 200');
    expect(log).toContain('GET /reset/- 200');
    expect(log).not.toContain('un-secreto');
  });

  test('a proxy that nobody named is told of once, and nothing more is noted of what comes through it', async () => {
    const told = () =>
      readFileSync(edge().errorLog ?? '', 'utf8').split('came through a proxy that nobody named').length - 1;
    const noted = join(dirname(edge().accessLog ?? ''), 'forwarded.log');
    const forwarded = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' };
    await send('/login', { headers: forwarded });
    await expect.poll(told).toBe(1);
    await expect.poll(() => existsSync(noted)).toBe(false);
    await send('/login', { headers: forwarded });
    // The script looks at the pointer right after it has looked for proxies: what it says of the next one comes later.
    const served = currentNumber();
    pointTo(served - 1);
    await expect.poll(async () => (await send('/healthz')).body).toBe(`composition ${served - 1}\n`);
    pointTo(served);
    await expect.poll(async () => (await send('/healthz')).body).toBe(`composition ${served}\n`);
    expect(told()).toBe(1);
    expect(existsSync(noted)).toBe(false);
  });

  test('a composition that nginx would not take is not put in place; the next one is', async () => {
    const served = currentNumber();
    const fragment = compositionFile(served - 1, 'nginx.conf');
    const good = readFileSync(fragment, 'utf8');
    const said = async () => (await send('/healthz')).body;
    try {
      writeFileSync(fragment, `${good}\nno_such_directive on;\n`);
      pointTo(served - 1);
      await expect
        .poll(() => readFileSync(edge().errorLog ?? '', 'utf8'))
        .toContain(`composition ${served - 1} of dtyt-nginx cannot be served`);
      expect(await said()).toBe(`composition ${served}\n`);
      expect((await send('/login')).status).toBe(200);
    } finally {
      writeFileSync(fragment, good);
      pointTo(served);
    }
    pointTo(served - 1);
    await expect.poll(said).toBe(`composition ${served - 1}\n`);
    pointTo('not a number');
    expect(await said()).toBe(`composition ${served - 1}\n`);
    pointTo(served);
    await expect.poll(said).toBe(`composition ${served}\n`);
  });
});

test.describe('docker-compose.yml', () => {
  const file = fileURLToPath(new URL('../../docker-compose.yml', import.meta.url));
  const SECRETS = { POSTGRES_PASSWORD: 'una', JWT_SECRET: 'dos', GATEWAY_SECRET: 'tres' };

  /** `docker-compose config` checks and resolves the file; it needs no engine. */
  function config(env: Record<string, string>): { readonly status: number | null; readonly output: string } {
    const options = { encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } } as const;
    const { status, stdout, stderr } = spawnSync(findDockerCompose(process), ['-f', file, 'config'], options);
    return { status, output: `${stdout}${stderr}` };
  }

  test('docker-compose takes it, in every deployment', () => {
    expect(existsSync(file)).toBe(true);
    for (const DEPLOYMENT of ['dtyt', 'ccee']) {
      const { status, output } = config({ ...SECRETS, DEPLOYMENT });
      expect(status, output).toBe(0);
      expect(output).toContain(`/app/deployments/${DEPLOYMENT}.json`);
    }
  });

  test('no secret has a default: without one it names it and does not start', () => {
    for (const name of Object.keys(SECRETS)) {
      const { status, output } = config({ ...SECRETS, [name]: '' });
      expect(status, name).not.toBe(0);
      expect(output).toContain(name);
    }
  });
});
