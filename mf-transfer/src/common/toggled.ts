/** The list with the number added, or without it where it was in. */
export const toggled = (selected: readonly string[], numero: string): readonly string[] =>
  selected.includes(numero) ? selected.filter((other) => other !== numero) : [...selected, numero];
