import type { SourceCommit } from '../lib/source-commit';
import { userName } from '../lib/user-name';
import type { ReleaseOrigin } from '../store/releases/release';

/** What a release says of its making, now and here. */
export const madeNow = (tool: string, source: SourceCommit | undefined): ReleaseOrigin => ({
  at: new Date().toISOString(),
  by: userName(),
  with: tool,
  node: process.versions.node,
  ...source,
});
