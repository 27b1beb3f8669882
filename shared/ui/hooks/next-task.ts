/** However busy the page is, nobody waits longer. */
const PATIENCE_MS = 100;

/**
 * Resolves in a later task, before which the browser has painted what a press or a key has changed, where it can tell. Neither a timer nor
 * a frame: a tab in the background holds those back.
 * @example await nextTask(); // the pressed button is on screen, and the long work begins
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    if ('scheduler' in globalThis) {
      const ready = () => resolve();
      void scheduler.postTask(ready, { priority: 'background' });
      void scheduler.postTask(ready, { delay: PATIENCE_MS });
      return;
    }
    if (!('MessageChannel' in globalThis)) {
      setTimeout(resolve);
      return;
    }
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
