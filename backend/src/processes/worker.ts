import type { Registry } from 'prom-client';
import type { FirstMessage, WorkerMessage } from './messages';

/**
 * Sends a message to the first process, and waits until it is sent. A closed channel is not an error: when the first
 * process ends, Node ends its workers.
 */
export const tellFirst = (message: WorkerMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

/** Reports why this process cannot start, and waits until the first process has received it or stops all of them. */
export async function tellFailure(text: string): Promise<void> {
  const heard = new Promise<void>((resolve) => process.once('message', () => resolve()));
  await tellFirst({ says: 'failed', text });
  await heard;
}

/** The metrics of all processes, added up by the first one. It also asks this process, which sends its registry. */
export function textOfAllProcesses(registry: Registry): () => Promise<string> {
  const questions = new Map<number, (text: string) => void>();
  let asked = 0;
  process.on('message', (message: FirstMessage) => {
    if (message.says === 'count') {
      const { round } = message;
      // If this fails, the first process continues without it.
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
