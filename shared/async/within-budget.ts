import { afterAwake } from './after-awake';

/** The work was not done in time; it may still be on its way. */
export class LateError extends Error {
  override readonly name = 'LateError';
}

/**
 * The work, or a rejection when it is not done in so much time awake. The work itself is not cancelled.
 * @param what names the work in the error
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
 * The work, once more if it fails: a connection that broke heals without anybody noticing. What is late is not asked again,
 * because the browser makes a second import() wait for the first one's request.
 * @example const page = await twice(() => import('./page'));
 */
export const twice = <Result>(work: () => Promise<Result>): Promise<Result> =>
  work().catch((error: unknown) => {
    if (error instanceof LateError) throw error;
    return work();
  });
