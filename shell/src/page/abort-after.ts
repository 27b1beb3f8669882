/**
 * Aborts a fetch after a timeout. Replaces `AbortSignal.timeout`, which browsers of old phones lack.
 * @param ms from now, in milliseconds
 * @example await fetch('/healthz', { signal: abortAfter(4000) });
 */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException(`Not answered in ${ms} ms`, 'TimeoutError')), ms);
  return controller.signal;
}
