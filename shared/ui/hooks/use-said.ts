import { useCallback, useState } from 'react';

/** Words for people, with a number of their own for each time they are said. */
export interface Said<Words> {
  readonly words: Words;
  readonly time: number;
}

/**
 * What was said last; undefined takes it back. A live region reads only what changes: with the number as the key of what shows it, the
 * same words are read aloud each time.
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
