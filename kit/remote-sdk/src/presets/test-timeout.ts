/** More than what a `findBy…` waits for (setup-dom.mjs): it then says what the page holds, where the runner would only say that time is up. */
export const TEST_TIMEOUT_MS = 30_000;
