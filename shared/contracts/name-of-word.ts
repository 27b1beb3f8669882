import { plainWord } from './scalars';

/**
 * Finds the name that a word of the API has in the domain, however the word is accented or capitalised. As it is written it is looked for
 * first: a list has thousands, and most are written so.
 * @example const typeOf = nameOfWord({ credit: 'Credito' });
 */
export function nameOfWord<Name extends string>(
  words: Readonly<Record<Name, string>>,
): (sent: string) => Name | undefined {
  const names = new Map<string, Name>(
    Object.entries<string>(words).flatMap(([name, sent]) =>
      [sent, plainWord(sent)].map((text) => [text, name as Name] as const),
    ),
  );
  return (sent) => names.get(sent) ?? names.get(plainWord(sent));
}
