import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export type Lazy<Value> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly value: Value }
  | { readonly phase: 'failed'; readonly error: unknown };

/**
 * Loads something once per identity. Unlike React.lazy it forgets a failure: `retry` starts over.
 * @param known what has been loaded before, drawn at once without a flash of the loading state
 */
export function useLazy<Value>(identity: string, known: Value | undefined, load: () => Promise<Value>): Lazy<Value> & { retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; lazy: Lazy<Value> }>();
  const key = `${identity}#${attempt}`;
  const there = known !== undefined;

  // `load` is a new function in every render; the key says when it means something else.
  const start = useEffectEvent(load);

  useEffect(() => {
    if (there) return undefined;
    let wanted = true;
    start().then(
      (value) => wanted && setResult({ key, lazy: { phase: 'ready', value } }),
      (error: unknown) => wanted && setResult({ key, lazy: { phase: 'failed', error } }),
    );
    return () => {
      wanted = false;
    };
  }, [key, there]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  if (known !== undefined) return { phase: 'ready', value: known, retry };
  // What was loaded under another key is not this one's.
  return { ...(result?.key === key ? result.lazy : { phase: 'loading' }), retry };
}
