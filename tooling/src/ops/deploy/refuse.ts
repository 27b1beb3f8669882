import type { Storage } from '../../store/storage/storage';
import { originsProblems } from '../../store/teams/signature';
import type { Teams } from '../../store/teams/teams';

/** @throws Error with every problem, where there is one */
export function refuse(what: string, problems: readonly string[]): void {
  if (problems.length > 0)
    throw new Error(`${what}:\n${problems.map((problem) => `  ${problem}`).join('\n')}\nNothing was changed.`);
}

/** @throws Error with every release that nobody of the teams vouches for */
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
