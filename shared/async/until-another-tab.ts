const MOST_MS = 3_000;
const LOOK_MS = 100;

/**
 * Waits until another tab has done something that only the storage tells, for 3 seconds at most. What it still reads may hold the next token:
 * before an API that renews it with its answers, the end of a session is told this much later.
 * @example await untilAnotherTab(() => localStorage.getItem('token') !== refused);
 */
export async function untilAnotherTab(isDone: () => boolean): Promise<void> {
  for (let waited = 0; !isDone() && waited < MOST_MS; waited += LOOK_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
}
