import type { Storage } from '../../store/storage/storage';
import { originsProblems } from '../../store/teams/signature';
import type { Teams } from '../../store/teams/teams';

/** @throws Error with all problems, if there are any */
export function refuse(what: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`${what}:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nNothing was changed.`);
}

/** @throws Error with every release that has no valid signature of a team */
export async function checkVouched(
  storage: Storage,
  teams: Teams | undefined,
  releases: readonly (readonly [name: string, version: string])[],
): Promise<void> {
  refuse(
    "Nobody vouches for these releases ('sign' does, with the key of a team that may)",
    await originsProblems(storage, teams, releases),
  );
}
