import { test as base, expect, type Page } from '@playwright/test';

/** Console messages that a journey expects, by the words they hold. */
interface Fixtures {
  /** Journeys that provoke a failed request name it here; everything else on the console fails the test. */
  readonly expectedNoise: RegExp[];
  /** Watches a page that the test opened itself. */
  readonly watch: (page: Page) => void;
}

/** All visitors of a run have one address, whose reports are limited; a page that is refused goes on. */
const REPORT_REFUSED = /status of 429 .*\/telemetry$/;

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
  page: async ({ page, watch }, provide) => {
    watch(page);
    await provide(page);
  },
});

export { expect };
