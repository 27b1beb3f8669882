import './page/shell-recovery';

/** Set by webpack: address of the folder of this very release. */
declare const __webpack_public_path__: string;

/** Runs work in a separate task with priority, so that a press can be handled in between. */
const inNextTask = async <Result,>(work: () => Promise<Result> | Result): Promise<Result> =>
  'scheduler' in globalThis
    ? scheduler.postTask(work, { priority: 'user-blocking' })
    : new Promise<void>((resolve) => setTimeout(resolve)).then(work);

/**
 * This file contains all modules imported here, and each runs when it is first imported
 * (docs/decisions/0074-the-shell-starts-in-steps.md): running all of them in one task would block a press on a slow
 * phone for too long.
 */
async function start(): Promise<void> {
  await inNextTask(() => import(/* webpackMode: "eager" */ 'react-dom/client'));
  await inNextTask(() => import(/* webpackMode: "eager" */ './main/create-shell'));
  const { prepare } = await inNextTask(() => import(/* webpackMode: "eager" */ './main/start'));
  const draw = await inNextTask(() => prepare(__webpack_public_path__));
  await inNextTask(draw);
}

function startOrFail(): void {
  start().catch((error: unknown) => globalThis.rifasRecovery?.failed(error));
}

if (globalThis.rifasRecovery) globalThis.rifasRecovery.offer(__webpack_public_path__, startOrFail);
else startOrFail();
