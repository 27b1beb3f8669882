const MOST_MS = 3_000;
const LOOK_MS = 100;

/**
 * Waits, for 3 seconds at most, until the storage shows that another tab has done something. The other tab may be
 * reading an answer with the next token. Only with an API that renews tokens does this delay the end of a session.
 * @example await untilAnotherTab(() => localStorage.getItem('token') !== refused);
 */
export async function untilAnotherTab(isDone: () => boolean): Promise<void> {
  for (let waited = 0; !isDone() && waited < MOST_MS; waited += LOOK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
