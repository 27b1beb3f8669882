import { useCallback, useState } from 'react';

/** A text for people, with a new number each time it is shown. */
export interface Said<Words> {
  readonly words: Words;
  readonly time: number;
}

/**
 * The last message; undefined removes it. A live region announces only changes. With the number as the element's key,
 * the same text is announced each time.
 * @example const [problem, say] = useSaid<string>(); // … problem && <Alert key={problem.time}>{problem.words}</Alert>
 */
export function useSaid<Words>(): readonly [Said<Words> | undefined, (words: Words | undefined) => void] {
  const [{ words, time }, setSaid] = useState<Said<Words | undefined>>({ words: undefined, time: 0 });
  const say = useCallback(
    (next: Words | undefined) => setSaid((before) => ({ words: next, time: before.time + 1 })),
    [],
  );
  return [words === undefined ? undefined : { words, time }, say];
}
