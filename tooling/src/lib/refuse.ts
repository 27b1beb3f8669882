/** @throws Error with all problems, if there are any */
export function refuse(what: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`${what}:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nNothing was changed.`);
}
