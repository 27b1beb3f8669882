import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { abandonHanging } from './abandon-hanging';
import { isLate } from './remote-error';

export type Lazy<Value> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly value: Value }
  | { readonly phase: 'failed'; readonly error: unknown };

export interface Retry {
  readonly retry: () => void;
  /** The number of retries. */
  readonly retries: number;
}

/**
 * Loads something once per identity. Unlike React.lazy it forgets a failure, so `retry` starts over.
 * @param known a value loaded before; it is drawn at once, and kept even if `known` changes later
 */
export function useLazy<Value>(
  identity: string,
  known: Value | undefined,
  load: () => Promise<Value>,
): Lazy<Value> & Retry {
  const [attempt, setAttempt] = useState(0);
  const key = `${identity}#${attempt}`;
  const [result, setResult] = useState<{ key: string; lazy: Lazy<Value> } | undefined>(
    known === undefined ? undefined : { key, lazy: { phase: 'ready', value: known } },
  );
  // A result of another key belongs to another part.
  const lazy: Lazy<Value> = result?.key === key ? result.lazy : { phase: 'loading' };
  const isLoading = lazy.phase === 'loading';

  // `load` is a new function in every render; only a new key means another thing to load.
  const start = useEffectEvent(load);

  useEffect(() => {
    if (!isLoading) return undefined;
    let wanted = true;
    const settle = (settled: Lazy<Value>) => wanted && startTransition(() => setResult({ key, lazy: settled }));
    start().then(
      (value) => settle({ phase: 'ready', value }),
      (error: unknown) => settle({ phase: 'failed', error }),
    );
    return () => {
      wanted = false;
    };
  }, [key, isLoading]);

  const late = lazy.phase === 'failed' && isLate(lazy.error);
  const retry = useCallback(() => {
    if (late) abandonHanging();
    setAttempt((count) => count + 1);
  }, [late]);
  return { ...lazy, retry, retries: attempt };
}
