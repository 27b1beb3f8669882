const OPTION = '--project';

/**
 * Splits Playwright's arguments into named projects and the rest. Each Playwright process of a run has only its own
 * sites as projects, and fails when it is given another one's.
 */
export function splitProjects(args: readonly string[]): {
  readonly projects: readonly string[];
  readonly rest: readonly string[];
} {
  const projects: string[] = [];
  const rest: string[] = [];
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg.startsWith(`${OPTION}=`)) projects.push(arg.slice(OPTION.length + 1));
    else if (arg !== OPTION) rest.push(arg);
    // Like Playwright, takes names until the next option.
    else
      while (args[index + 1] !== undefined && !args[index + 1]?.startsWith('-') && !args[index + 1]?.includes('/'))
        projects.push(args[(index += 1)] ?? '');
  }
  return { projects: [...new Set(projects)], rest };
}
