import './page/shell-recovery';

/** webpack's: address of the folder that this very release came from. */
declare const __webpack_public_path__: string;

/** In a task of its own, before whatever else waits: a press gets in between. */
const inNextTask = async <Result,>(work: () => Promise<Result> | Result): Promise<Result> =>
  'scheduler' in globalThis
    ? scheduler.postTask(work, { priority: 'user-blocking' })
    : new Promise<void>((resolve) => setTimeout(resolve)).then(work);

/**
 * This file holds all that is imported here, and its modules run when they are first imported (docs/decisions/0074-the-shell-starts-in-steps.md):
 * to run them in one piece takes a slow phone longer than a press may wait.
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
