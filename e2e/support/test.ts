import { test as base, expect, type Page, type TestInfo } from '@playwright/test';

/** Patterns of console messages, and a watcher of pages. */
interface Fixtures {
  /**
   * Console messages that the journey provokes, such as those of a failed request; any other message fails the test.
   */
  readonly expectedNoise: RegExp[];
  /** Also watches a page that the test opened itself. */
  readonly watch: (page: Page) => void;
}

/** All visitors of a run share one address, whose reports are rate-limited; the page ignores a refusal. */
const REPORT_REFUSED = /status of 429 .*\/telemetry$/;

/** A page that no longer responds must not hide why its journey failed. */
const PICTURE_TIMEOUT_MS = 5000;

/** Playwright's own setting captures every journey at its end, and deletes the pictures of those that passed. */
async function photographFailure(pages: readonly Page[], info: TestInfo): Promise<void> {
  if (info.status === info.expectedStatus) return;
  for (const [index, page] of pages.entries()) {
    const path = info.outputPath(`failed-${index + 1}.png`);
    const taken = await page.screenshot({ path, timeout: PICTURE_TIMEOUT_MS }).catch(() => undefined);
    if (taken) await info.attach('screenshot', { path, contentType: 'image/png' });
  }
}

/** Turns a violation of the page's policy into a console error, which fails the test. */
export const watchPolicy = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`CSP ${location.pathname}: ${violatedDirective} ${blockedURI}`),
    );
  });

export const test = base.extend<Fixtures>({
  expectedNoise: [[], { option: true }],
  watch: async ({ expectedNoise }, provide) => {
    const noise: string[] = [];
    await provide((page) => {
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          noise.push(`console.${message.type()}: ${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => noise.push(`uncaught: ${error.message}`));
    });
    const expected = [REPORT_REFUSED, ...expectedNoise];
    expect(noise.filter((line) => !expected.some((words) => words.test(line)))).toEqual([]);
  },
  page: async ({ page, watch }, provide, info) => {
    watch(page);
    await provide(page);
    await photographFailure(page.context().pages(), info);
  },
});

export { expect };
