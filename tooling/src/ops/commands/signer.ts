import type { Settings } from '../../lib/settings';
import type { Storage } from '../../store/storage/storage';
import { readSigningKey, whyNotSigner, type SigningKey } from '../../store/teams/signature';
import { readTeams } from '../../store/teams/teams';

/**
 * The key of whoever releases an application here; none where the store has no teams and nobody named a key.
 * @throws Error where the store has teams and this key's may not release it
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
  if (why !== undefined) throw new Error(`You cannot release ${application}: ${why}. Nothing was changed.`);
  return key;
}
