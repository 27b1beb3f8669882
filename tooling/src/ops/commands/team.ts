import { deploymentNames, loadDeployment } from '../../compose/load-deployment';
import { listOf, UsageError, type Values } from '../../lib/command-line';
import { quietly } from '../../lib/quietly';
import { applicationNames } from '../../lib/repo';
import type { Settings } from '../../lib/settings';
import { without } from '../../lib/without';
import { beginningNotes, isApplicationName, releasedNames } from '../../store/releases/releases';
import type { Storage } from '../../store/storage/storage';
import { isPublicKey } from '../../store/teams/signature';
import { changeTeams, readTeams, type Team, type Teams } from '../../store/teams/teams';
import type { OpsCommand } from './command';

const CHANGES = ['key', 'may', 'mayNot', 'revoke'];

/** The length of the prefix that all keys have in common. */
const SHOWN = 12;

/** @throws UsageError for keys and names that would be stored and never match */
function checkGiven(values: Values): void {
  const badKey = listOf(values, 'key').find((key) => !isPublicKey(key));
  if (badKey !== undefined)
    // It may be the private half, which must not get into a log.
    throw new UsageError(
      `'${badKey.slice(0, SHOWN)}${badKey.length > SHOWN ? '…' : ''}' is no public key: 'ops key <file>' makes a pair and prints the public half.`,
    );
  const badName = listOf(values, 'may').find((name) => name !== '*' && !isApplicationName(name));
  if (badName !== undefined)
    throw new UsageError(`'${badName}' names no application: write it as mf-rifas, or '*' for all.`);
}

const unknownTeam = (name: string): UsageError =>
  new UsageError(`There is no team ${name}. With --key or --may it is made.`);

/** Printed in commands to type, and in messages. */
const TEAM_NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u;

const teamIn = (teams: Teams, name: string): Team | undefined => (Object.hasOwn(teams, name) ? teams[name] : undefined);

/** Applications of this checkout, of its deployments and of the store. */
async function knownApplications(storage: Storage, { deploymentsDir }: Settings): Promise<readonly string[]> {
  const names = quietly(() => deploymentNames(deploymentsDir), []);
  const named = names.flatMap((name) => quietly(() => Object.keys(loadDeployment(name, deploymentsDir).remotes), []));
  return [...new Set([...applicationNames(), ...named, ...(await releasedNames(storage))])].sort();
}

/** A remote may be still to come, so an unknown name is no mistake for certain. */
async function unknownNotes(storage: Storage, settings: Settings, values: Values): Promise<readonly string[]> {
  const may = listOf(values, 'may').filter((name) => name !== '*');
  if (may.length === 0) return [];
  const known = await knownApplications(storage, settings);
  return may
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `${name} is not known here, neither as a release nor in a deployment. If it is not a remote to come, take it out with --may-not ${name}. Known are: ${known.join(', ')}.`,
    );
}

function changed(teams: Teams, name: string, values: Values): Teams {
  const known = teamIn(teams, name);
  const others: Teams = without(teams, name);
  // Only adding a key or a right creates a team: with the first team every release has to be signed.
  const isMade = values['remove'] !== true && [...listOf(values, 'key'), ...listOf(values, 'may')].length > 0;
  if (!known && !isMade) throw unknownTeam(name);
  if (!known && !TEAM_NAME.test(name))
    throw new UsageError(`'${name}' names no team: it begins with a letter or a digit, such as rifas.`);
  if (values['remove'] === true) return others;
  const { keys, may } = known ?? { keys: [], may: [] };
  const revoked = listOf(values, 'revoke');
  const unknown = revoked.find((key) => !keys.includes(key));
  if (unknown !== undefined) throw new UsageError(`Team ${name} has no key ${unknown}.`);
  const mayNot = listOf(values, 'mayNot');
  const notListed = mayNot.find((each) => !may.includes(each));
  if (notListed !== undefined)
    throw new UsageError(`Team ${name} does not have ${notListed} in its list: ${may.join(', ') || 'it is empty'}.`);
  const owner = Object.entries(others).find(([, team]) => listOf(values, 'key').some((key) => team.keys.includes(key)));
  if (owner) throw new UsageError(`That key belongs to team ${owner[0]}: a key says who released.`);
  const team: Team = {
    keys: [...new Set([...keys, ...listOf(values, 'key')])].filter((key) => !revoked.includes(key)),
    may: [...new Set([...may, ...listOf(values, 'may')])].filter((each) => !mayNot.includes(each)),
  };
  return { ...others, [name]: team };
}

export const team: OpsCommand = async ({ storage, settings }, [name], values) => {
  const changes = values['remove'] === true || CHANGES.some((change) => listOf(values, change).length > 0);
  if (name === undefined && changes) throw new UsageError('Name the team.');
  checkGiven(values);
  const notes = changes ? [...(await beginningNotes(storage))] : [];
  const teams =
    name !== undefined && changes
      ? await changeTeams(storage, (before) => {
          const after = changed(before, name, values);
          if (Object.keys(before).length === 0)
            notes.push(
              `From now on every release in ${storage.where} has to be signed: 'sign' signs one that is there, 'team ${name} --remove' takes the first team back.`,
            );
          return after;
        })
      : await readTeams(storage, name === undefined ? settings.teamsFile : undefined);
  notes.push(...(await unknownNotes(storage, settings, values)));
  if (name !== undefined && !changes && !teamIn(teams ?? {}, name)) throw unknownTeam(name);
  const entries = Object.entries(teams ?? {});
  const lines = entries.map(
    ([each, { keys, may }]) =>
      `${each}: ${keys.length} ${keys.length === 1 ? 'key' : 'keys'}, may release ${may.join(', ') || 'nothing'}`,
  );
  return {
    lines: [...(lines.length > 0 ? lines : [`${storage.where} has no teams: releases need no signature.`]), ...notes],
    data: { teams: entries.length > 0 ? teams : null, notes },
  };
};
