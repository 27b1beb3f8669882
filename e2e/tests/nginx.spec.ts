import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findDockerCompose } from '@rifas/tooling/e2e/start-nginx';
import { compositionFile, currentNumber, edge, expect, expectEdge, pointTo, send, test } from '../support/edge';

// The rules for nginx alone. Those of tests/edge*.spec.ts apply to it as well.
test.describe('the edge on nginx', () => {
  test.beforeEach(expectEdge);

  test('nginx names itself in the server header, without its version', async () => {
    expect((await send('/login')).headers.server).toBe('nginx');
  });

  test('no process of nginx runs as root', () => {
    const pid = readFileSync(edge().pidFile ?? '', 'utf8').trim();
    const uids = /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]?.split(/\s+/) ?? [];
    expect(uids.length).toBe(4);
    expect(uids).not.toContain('0');
  });

  test('the access log contains no tokens and no queries', async () => {
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

  test('an unnamed proxy is reported once, and its requests are not logged further', async () => {
    const told = () =>
      readFileSync(edge().errorLog ?? '', 'utf8').split('came through a proxy that nobody named').length - 1;
    const noted = join(dirname(edge().accessLog ?? ''), 'forwarded.log');
    const forwarded = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' };
    await send('/login', { headers: forwarded });
    await expect.poll(told).toBe(1);
    await expect.poll(() => existsSync(noted)).toBe(false);
    await send('/login', { headers: forwarded });
    // The script reads the pointer right after it has looked for proxies, so a second message would be written before
    // the switch.
    const served = currentNumber();
    pointTo(served - 1);
    await expect.poll(async () => (await send('/healthz')).body).toBe(`composition ${served - 1}\n`);
    pointTo(served);
    await expect.poll(async () => (await send('/healthz')).body).toBe(`composition ${served}\n`);
    expect(told()).toBe(1);
    expect(existsSync(noted)).toBe(false);
  });

  test('a composition that nginx rejects is not served, and the next valid one is', async () => {
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

  /** `docker-compose config` checks and resolves the file without an engine. */
  function config(env: Record<string, string>): { readonly status: number | null; readonly output: string } {
    const options = { encoding: 'utf8', env: { PATH: process.env['PATH'], ...env } } as const;
    const { status, stdout, stderr } = spawnSync(findDockerCompose(process), ['-f', file, 'config'], options);
    return { status, output: `${stdout}${stderr}` };
  }

  test('docker-compose accepts the file in every deployment', () => {
    expect(existsSync(file)).toBe(true);
    for (const DEPLOYMENT of ['dtyt', 'ccee']) {
      const { status, output } = config({ ...SECRETS, DEPLOYMENT });
      expect(status, output).toBe(0);
      expect(output).toContain(`/app/deployments/${DEPLOYMENT}.json`);
    }
  });

  test('docker-compose refuses the file when a secret has no value, and names the secret', () => {
    for (const name of Object.keys(SECRETS)) {
      const { status, output } = config({ ...SECRETS, [name]: '' });
      expect(status, name).not.toBe(0);
      expect(output).toContain(name);
    }
  });
});
