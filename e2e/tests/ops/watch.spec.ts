import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { changeByte } from '@rifas/tooling/transcript/change-byte';
import { openLogin } from '@rifas/tooling/transcript/open-login';
import { startNginxBeside } from '../../support/nginx-beside';
import {
  test as base,
  expect,
  startOpsSite,
  type OpsAnswer,
  type OpsSite,
  type StartedOpsSite,
} from '../../support/ops-test';
import { visit } from '../../support/site-beside';

// `ops watch` observes a canary, in browsers, behind both edges. The site has its own backend, which counts its
// visitors.
const test = base.extend<object, { readonly own: StartedOpsSite }>({
  own: [
    async ({}, provide, { project }) => {
      const site = await startOpsSite({ project: project.name, from: project.use.baseURL ?? '' });
      await provide(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
});
test.describe.configure({ timeout: 180_000 });

/** Rules for a site with few visitors: only those of this test. */
const RULES = ['--every', '1', '--min-views', '3', '--tolerance', '60', '--slow', '5', '--limit', '2'];
const AT_ONCE = 4;
const versionOf = (text: string): string | undefined => /"name":"mf-auth","version":"([^"]+)"/.exec(text)?.[1];

/** Opens the login again and again until the watch has ended. */
async function watchWhileVisited(
  live: OpsSite,
  browser: Browser,
  url: string,
  more: readonly string[],
): Promise<OpsAnswer> {
  let ended: OpsAnswer | undefined;
  const watching = live.ops('watch', live.name, ...RULES, ...more).then((answer) => (ended = answer));
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    while (!ended) await openLogin(browser, url);
  });
  await Promise.all([watching, ...visitors]);
  return watching;
}

const EDGES = ['the Node edge', 'nginx'] as const;

for (const kind of EDGES) {
  test.describe(`behind ${kind}`, () => {
    let url = '';
    let stop: () => Promise<void> = async () => undefined;
    test.beforeEach(async ({ own }) => {
      url = own.url;
      if (kind === 'the Node edge') return;
      const metrics = readFileSync(join(own.folder, 'metrics', `${own.name}.url`), 'utf8').trim();
      const edge = await startNginxBeside(own.name, own.folder, metrics.replace(/\/metrics$/, ''));
      ({ url, stop } = edge);
    });
    test.afterEach(() => stop());

    test('a failing canary is taken back, and the history says why @once', async ({ browser, own }) => {
      await own.must('deploy', own.name, 'mf-auth@1.0.0');
      await own.must('deploy', own.name, 'mf-auth@1.1.0', '--percent', '50', '--why', 'a new login');
      const undo = changeByte(own.file('mf-auth', '1.1.0', 'remoteEntry.js'));
      try {
        const started = Date.now();
        const { code, printed } = await watchWhileVisited(own, browser, url, ['--tolerance', '1']);
        expect(printed).toMatch(/taken back: (failure|fallback): mf-auth/);
        expect(code).toBe(1);
        test
          .info()
          .annotations.push({ type: 'seconds until it was gone', description: String((Date.now() - started) / 1000) });
        await expect.poll(async () => versionOf((await visit(`${url}/login`)).text), { timeout: 2_000 }).toBe('1.0.0');
        expect(await own.must('history', own.name, '--last', '1')).toMatch(
          /abort .*: watch: (failure|fallback): mf-auth/,
        );
      } finally {
        undo();
      }
    });

    test('a canary without failures is finished and reaches all visitors @once', async ({ browser, own }) => {
      await own.must('deploy', own.name, 'mf-auth@1.0.0');
      await own.must('deploy', own.name, 'mf-auth@1.1.0', '--percent', '60', '--why', 'a new login');
      const { code, printed } = await watchWhileVisited(own, browser, url, ['--steps', '90']);
      expect(printed).toContain('is finished: no harm');
      expect(code).toBe(0);
      for (let look = 0; look < 5; look += 1)
        await expect.poll(async () => versionOf((await visit(`${url}/login`)).text)).toBe('1.1.0');
      expect(await own.must('history', own.name, '--last', '2')).toMatch(
        /finish .*: watch: no harm[^]*widen .*90 of a hundred/,
      );
    });
  });
}
