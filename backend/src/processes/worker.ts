import type { Registry } from 'prom-client';
import type { FirstMessage, WorkerMessage } from './messages';

/**
 * Says something to the first process, and waits until it is sent. That nobody hears it any more is no error: when the first process
 * ends, Node ends its workers.
 */
export const tellFirst = (message: WorkerMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

/** Says why this process cannot start, and waits until the first process has heard it, or stops all of them. */
export async function tellFailure(text: string): Promise<void> {
  const heard = new Promise<void>((resolve) => process.once('message', () => resolve()));
  await tellFirst({ says: 'failed', text });
  await heard;
}

/** The metrics of all processes, which the first one adds up. It also asks this process, whose part is the registry. */
export function textOfAllProcesses(registry: Registry): () => Promise<string> {
  const questions = new Map<number, (text: string) => void>();
  let asked = 0;
  process.on('message', (message: FirstMessage) => {
    if (message.says === 'count') {
      const { round } = message;
      // If it cannot count, the first process goes on without it.
      void registry.getMetricsAsJSON().then(
        (figures) => tellFirst({ says: 'counted', round, figures }),
        () => undefined,
      );
    } else if (message.says === 'answers') {
      questions.get(message.question)?.(message.text);
      questions.delete(message.question);
    }
  });
  return () =>
    new Promise((resolve) => {
      asked += 1;
      questions.set(asked, resolve);
      void tellFirst({ says: 'asks', question: asked });
    });
}
