import { plainWord } from './scalars';

/**
 * Finds the domain's name for a word of the API, with or without accents or capitals. The exact spelling is tried
 * first, because a list has thousands of words and most are spelled exactly.
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
