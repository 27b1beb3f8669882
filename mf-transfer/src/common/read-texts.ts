/** The texts of a stored list; anything else in the storage counts as nothing. */
export const readTexts = (stored: unknown): readonly string[] =>
  Array.isArray(stored) ? stored.filter((item): item is string => typeof item === 'string') : [];
