import { afterAwake } from './after-awake';

/** The work was not done in time. It may still finish later. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/**
 * Returns the work's result, or rejects when the work takes longer than this time awake. The work itself is not
 * cancelled.
 * @param what the name of the work in the error
 * @throws LateError
 * @example await withinBudget(import('./page'), 20_000, 'The page');
 */
export function withinBudget<Result>(work: Promise<Result>, milliseconds: number, what: string): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stop = afterAwake(milliseconds, () => reject(new LateError(`${what} took longer than ${milliseconds} ms`)));
    work.then(resolve, reject).finally(stop);
  });
}

/**
 * Repeats the work once if it fails, so that a short loss of connection goes unnoticed. Late work is not repeated,
 * because the browser makes a second import() wait for the first request.
 * @example const page = await twice(() => import('./page'));
 */
export const twice = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    if (error instanceof LateError) throw error;
    return work();
  });
