import { UsageError, type Values } from '../../lib/command-line';
import { changeTeams, readTeams, type Team, type Teams } from '../../store/teams/teams';
import type { OpsCommand } from './command';

const listOf = (values: Values, name: string): readonly string[] =>
  Array.isArray(values[name]) ? (values[name] as readonly string[]) : [];

const CHANGES = ['key', 'may', 'mayNot', 'revoke'];

function changed(teams: Teams, name: string, values: Values): Teams {
  const { [name]: own = { keys: [], may: [] }, ...others } = teams;
  const changes = CHANGES.some((change) => listOf(values, change).length > 0);
  // A team that is only looked at is not made: with the first team every release has to be signed.
  if (!changes && teams[name] === undefined)
    throw new UsageError(`There is no team ${name}. With --key or --may it is made.`);
  if (values['remove'] === true) return others;
  const revoked = listOf(values, 'revoke');
  const unknown = revoked.find((key) => !own.keys.includes(key));
  if (unknown !== undefined) throw new UsageError(`Team ${name} has no key ${unknown}.`);
  const owner = Object.entries(others).find(([, { keys }]) => listOf(values, 'key').some((key) => keys.includes(key)));
  if (owner) throw new UsageError(`That key belongs to team ${owner[0]}: a key says who released.`);
  const team: Team = {
    keys: [...new Set([...own.keys, ...listOf(values, 'key')])].filter((key) => !revoked.includes(key)),
    may: [...new Set([...own.may, ...listOf(values, 'may')])].filter(
      (each) => !listOf(values, 'mayNot').includes(each),
    ),
  };
  return { ...others, [name]: team };
}

export const team: OpsCommand = async ({ storage, settings }, [name], values) => {
  if (name !== undefined) await changeTeams(storage, (before) => changed(before, name, values));
  const teams = await readTeams(storage, name === undefined ? settings.teamsFile : undefined);
  const lines = Object.entries(teams ?? {}).map(
    ([each, { keys, may }]) =>
      `${each}: ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}, may release ${may.join(', ') || 'nothing'}`,
  );
  return {
    lines: lines.length > 0 ? lines : [`${storage.where} has no teams: releases need no signature.`],
    data: { teams: teams ?? null },
  };
};
