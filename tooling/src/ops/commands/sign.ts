import { UsageError } from '../../lib/command-line';
import { parseReleaseName } from '../deploy/plan';
import type { OpsCommand } from './command';
import { signerOf, signStored } from './signer';

export const sign: OpsCommand = async ({ storage, settings }, [target = '']) => {
  const [name, version] = parseReleaseName(target);
  const key = await signerOf(storage, settings, name);
  if (!key) throw new UsageError('Name the key that signs: OPS_KEY is its file.');
  await signStored(storage, name, version, key);
  return { lines: [`${name} ${version} is signed.`], data: { name, version, key: key.publicKey } };
};
