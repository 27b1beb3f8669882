import { UsageError } from '../../lib/command-line';
import { getRelease, releaseProblems } from '../../store/releases/releases';
import { signRelease } from '../../store/teams/signature';
import { parseReleaseName } from '../deploy/plan';
import type { OpsCommand } from './command';
import { signerOf } from './signer';

export const sign: OpsCommand = async ({ storage, settings }, [target = '']) => {
  const [name, version] = parseReleaseName(target);
  const key = await signerOf(storage, settings, name);
  if (!key) throw new UsageError('Name the key that signs: OPS_KEY is its file.');
  const problems = await releaseProblems(storage, await getRelease(storage, name, version));
  if (problems.length > 0)
    throw new Error(`${target} is not what was released, and nobody signs that:\n${problems.join('\n')}`);
  await signRelease(storage, name, version, key);
  return { lines: [`${name} ${version} is signed.`], data: { name, version, key: key.publicKey } };
};
