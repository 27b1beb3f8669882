import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demandKnown } from '../lib/command-line';
import { repoRoot } from '../lib/repo';
import { ofNoSite, type Settings } from '../lib/settings';
import { CANARY } from './canary-transcript';
import { RELEASE } from './release-transcript';
import { record } from './transcript-place';

const TRANSCRIPTS = { release: RELEASE, canary: CANARY } as const;

/**
 * `npm run ops:transcript`: writes docs/transcript-release.md and docs/transcript-canary.md by running their commands.
 * @param only names of transcripts, such as `canary`; both when left out
 */
export async function writeTranscripts(settings: Settings, only: readonly string[]): Promise<void> {
  demandKnown('transcript', only, Object.keys(TRANSCRIPTS));
  for (const [name, told] of Object.entries(TRANSCRIPTS)) {
    if (only.length > 0 && !only.includes(name)) continue;
    const file = `docs/transcript-${name}.md`;
    writeFileSync(join(repoRoot, file), await record(ofNoSite(settings), `transcript-${name}`, told));
    console.log(`${file} is written.`);
  }
}
