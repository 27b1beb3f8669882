const OPTION = '--project';

/**
 * The projects that Playwright's arguments name, and the other arguments. Every Playwright of a run is given its own sites as its only
 * projects: one that is asked for another's fails.
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
    // As Playwright reads it: names until the next option.
    else
      while (args[index + 1] !== undefined && !args[index + 1]?.startsWith('-') && !args[index + 1]?.includes('/'))
        projects.push(args[(index += 1)] ?? '');
  }
  return { projects: [...new Set(projects)], rest };
}
