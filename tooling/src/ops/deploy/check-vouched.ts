import { refuse } from '../../lib/refuse';
import type { Storage } from '../../store/storage/storage';
import { originsProblems } from '../../store/teams/signature';
import type { Teams } from '../../store/teams/teams';

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
