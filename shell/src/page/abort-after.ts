/**
 * Ends a fetch that takes longer. What `AbortSignal.timeout` does, which browsers of old phones have not.
 * @param ms from now, in milliseconds
 * @example await fetch('/healthz', { signal: abortAfter(4000) });
 */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new DOMException(`Not answered in ${ms} ms`, 'TimeoutError')), ms);
  return controller.signal;
}
