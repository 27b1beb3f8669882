/**
 * Longer than the timeout of `findBy…` (setup-dom.mjs), whose error shows the content of the page. The test runner's
 * timeout would not.
 */
export const TEST_TIMEOUT_MS = 30_000;
