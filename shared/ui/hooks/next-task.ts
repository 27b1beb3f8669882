/** The longest wait, however busy the page is. */
const PATIENCE_MS = 100;

/**
 * Resolves in a later task. By then the browser has painted the change of a press or a key, if it can schedule that.
 * Neither a timer nor a frame is used where possible, because a background tab delays both.
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
