/** How long each stage may take before it counts as failed. Generous for a slow phone, short enough to explain itself. */
export const BUDGET_MS = { entry: 20_000, page: 20_000 } as const;

/**
 * The work, or a rejection when it is not done in time. The work itself is not cancelled: a module that arrives late is
 * in the browser's cache for the next try.
 */
export function withinBudget<Result>(work: Promise<Result>, milliseconds: number, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${what} took longer than ${milliseconds} ms`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
