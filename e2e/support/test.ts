import { test as base, expect, type Page } from '@playwright/test';

/** Console messages that a journey expects, by the words they hold. */
interface Fixtures {
  /** Journeys that provoke a failed request name it here; everything else on the console fails the test. */
  readonly expectedNoise: RegExp[];
  /** Watches a page that the test opened itself. */
  readonly watch: (page: Page) => void;
}

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
    expect(noise.filter((line) => !expectedNoise.some((expected) => expected.test(line)))).toEqual([]);
  },
  page: async ({ page, watch }, provide) => {
    watch(page);
    await provide(page);
  },
});

export { expect };
