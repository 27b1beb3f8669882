import { join } from 'node:path';
import { releaseFromFolder } from '@rifas/tooling/build/release-from-folder';
import type { Settings } from '@rifas/tooling/lib/settings';
import { signerOf } from '@rifas/tooling/ops/commands/signer';
import { beginningNotes, inWorkFolder, publishRelease } from '@rifas/tooling/store/releases/releases';
import { openStorage } from '@rifas/tooling/store/storage/open-storage';
import { signFolder } from '@rifas/tooling/store/teams/signature';
import { checkRemote } from './check';
import { findingText } from './findings';

/**
 * Releases what lies in dist/ under the version of package.json.
 * @returns what is told of it
 * @throws Error with every refusal, and nothing is released
 */
export async function releaseRemote(root: string, settings: Settings, address: string): Promise<string> {
  const { findings, name, version, stale = [] } = checkRemote(root);
  if (findings.length > 0) throw new Error(`${findings.map(findingText).join('\n')}\nNothing was released.`);
  const storage = await openStorage(settings, address);
  const notes = await beginningNotes(storage);
  const key = await signerOf(storage, settings, name);
  const result = await inWorkFolder(storage, name, version, async (work) => {
    const made = releaseFromFolder(join(root, 'dist'), version, work);
    if (key) signFolder(work, key);
    return publishRelease(storage, work, made);
  });
  const said =
    result === 'there'
      ? `${name} ${version} was released before, with this very content.`
      : `${name} ${version} is released in ${storage.where}. Ops deploy it with: npm run ops -- deploy <deployment> ${name}@${version}`;
  return [said, ...notes].concat(stale).join('\n');
}
