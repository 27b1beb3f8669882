import { join } from 'node:path';
import { releaseFromFolder } from '@rifas/tooling/build/release-from-folder';
import type { Settings } from '@rifas/tooling/lib/settings';
import { releaseSigned } from '@rifas/tooling/ops/commands/signer';
import { openStorage } from '@rifas/tooling/store/storage/open-storage';
import { checkRemote } from './check';
import { findingText } from './findings';

/**
 * Releases the content of dist/ with the version of package.json.
 * @returns a message about it
 * @throws Error with every refusal; nothing is released then
 */
export async function releaseRemote(root: string, settings: Settings, address: string): Promise<string> {
  const { findings, name, version, stale = [] } = checkRemote(root);
  if (findings.length > 0) throw new Error(`${findings.map(findingText).join('\n')}\nNothing was released.`);
  const storage = await openStorage(settings, address);
  const { result, before, notes } = await releaseSigned(storage, settings, [name, version], (work) =>
    releaseFromFolder(join(root, 'dist'), version, work),
  );
  const said =
    result === 'there'
      ? before
      : `${name} ${version} is released in ${storage.where}. Ops deploy it with: npm run ops -- deploy <deployment> ${name}@${version}`;
  return [said, ...notes].concat(stale).join('\n');
}
