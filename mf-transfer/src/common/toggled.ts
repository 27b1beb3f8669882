/** The list with the number added, or without it where it was in. */
export const toggled = (selected: readonly string[], number: string): readonly string[] =>
  selected.includes(number) ? selected.filter((other) => other !== number) : [...selected, number];
