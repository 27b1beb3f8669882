import { existsSync } from 'node:fs';
import * as yup from 'yup';
import { errorMessage } from '../../lib/error-code';
import { readJson } from '../../lib/json';
import { withLock } from '../lock/lock';
import type { Storage } from '../storage/storage';
import { changeStoredJson, readStoredJson } from '../storage/stored-json';

const KEY = 'policy/teams.json';

const schema = yup.object({
  /** Public keys (SPKI, base64). The holder of a private half can release for the team. */
  keys: yup.array(yup.string().required()).required(),
  /** Applications that it may release; '*' for all. */
  may: yup.array(yup.string().required()).required(),
});

/** Who may release what. */
export type Team = Readonly<yup.InferType<typeof schema>>;
export type Teams = Readonly<Record<string, Team>>;

function checkTeams(content: unknown, where: string): Teams {
  try {
    const teams = Object.entries((content ?? {}) as Readonly<Record<string, unknown>>);
    return Object.fromEntries(teams.map(([name, team]) => [name, schema.validateSync(team, { strict: true })]));
  } catch (cause) {
    throw new Error(`${where} does not say who may release what: ${errorMessage(cause)}`, { cause });
  }
}

/**
 * The teams of a store; undefined where it has none, so that nobody has to sign.
 * @param pinned a local file that replaces the store's teams: people with write access to the store cannot change it
 */
export async function readTeams(storage: Storage, pinned: string | undefined): Promise<Teams | undefined> {
  if (pinned !== undefined) {
    if (!existsSync(pinned)) throw new Error(`OPS_TEAMS names ${pinned}, which is not there.`);
    return checkTeams(readJson(pinned), pinned);
  }
  const stored = await readStoredJson(storage, KEY);
  const teams = stored && checkTeams(stored, KEY);
  // After the last team was removed the store has no teams. An empty local file lets nobody release.
  return teams && Object.keys(teams).length > 0 ? teams : undefined;
}

export function changeTeams(storage: Storage, change: (teams: Teams) => Teams): Promise<Teams> {
  return withLock(storage, 'policy', { task: 'change the teams' }, () =>
    changeStoredJson<Teams>(storage, KEY, (before) => change(before ? checkTeams(before, KEY) : {})),
  );
}

export const teamOfKey = (teams: Teams, key: string): string | undefined =>
  Object.entries(teams).find(([, { keys }]) => keys.includes(key))?.[0];

export const mayRelease = (teams: Teams, team: string, application: string): boolean =>
  teams[team]?.may.some((name) => name === '*' || name === application) ?? false;
