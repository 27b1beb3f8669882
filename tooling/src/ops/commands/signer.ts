import { refuse } from '../../lib/refuse';
import type { Settings } from '../../lib/settings';
import type { Release } from '../../store/releases/release';
import {
  beginningNotes,
  getRelease,
  inWorkFolder,
  publishRelease,
  releaseProblems,
} from '../../store/releases/releases';
import type { Storage } from '../../store/storage/storage';
import {
  originProblems,
  readSigningKey,
  signFolder,
  signRelease,
  whyNotSigner,
  type SigningKey,
} from '../../store/teams/signature';
import { readTeams, teamOfKey } from '../../store/teams/teams';

/**
 * The key that signs releases of this application; undefined where the store has no teams and no key was named.
 * @throws Error where the store has teams and none of them may release the application with this key
 */
export async function signerOf(
  storage: Storage,
  { keyFile, teamsFile }: Settings,
  application: string,
): Promise<SigningKey | undefined> {
  const teams = await readTeams(storage, teamsFile);
  const key = keyFile === undefined ? undefined : readSigningKey(keyFile);
  if (!teams) return key;
  if (!key) throw new Error(`${storage.where} has teams, so a release is signed: OPS_KEY names the file of your key.`);
  const why = whyNotSigner(teams, key.publicKey, application);
  if (why !== undefined) {
    const team = teamOfKey(teams, key.publicKey);
    const enters = team ?? `<team> --key ${key.publicKey}`;
    throw new Error(
      `You cannot release ${application}: ${why}. Ops allow it with 'ops team ${enters} --may ${application}'. Nothing was changed.`,
    );
  }
  return key;
}

/** Signs a release that is in the store. @throws Error where its files are not what was released */
export async function signStored(storage: Storage, name: string, version: string, key: SigningKey): Promise<void> {
  const problems = await releaseProblems(storage, await getRelease(storage, name, version));
  refuse(`${name}@${version} is not what was released, and nobody signs that`, problems);
  await signRelease(storage, name, version, key);
}

/**
 * Releases what `make` leaves in a folder, and signs it where there is a key. Where the same release exists already
 * without a valid signature, signs that one.
 */
export async function releaseSigned<Made extends Release>(
  storage: Storage,
  settings: Settings,
  [name, version]: readonly [string, string],
  make: (work: string) => Promise<Made> | Made,
) {
  const begun = await beginningNotes(storage);
  const key = await signerOf(storage, settings, name);
  const { made, result } = await inWorkFolder(storage, name, version, async (work) => {
    const finished = await make(work);
    if (key) signFolder(work, key);
    return { made: finished, result: await publishRelease(storage, work, finished) };
  });
  const teams = await readTeams(storage, settings.teamsFile);
  const signs = result === 'there' && key && (await originProblems(storage, teams, name, version)).length > 0;
  if (signs) await signStored(storage, name, version, key);
  const before = `${name} ${version} was released before, with this very content${signs ? '; now it is signed' : ''}.`;
  return { made, result, before, notes: begun };
}
