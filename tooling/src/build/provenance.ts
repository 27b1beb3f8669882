import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Of } from '../lib/files';
import { jsonText } from '../lib/json';
import type { SourceCommit } from '../lib/source-commit';
import { userName } from '../lib/user-name';
import { PROVENANCE_FILE, type Release, type ReleaseOrigin } from '../store/releases/release';

/** The origin of a release that this process makes now. */
export const madeNow = (tool: string, source: SourceCommit | undefined): ReleaseOrigin => ({
  at: new Date().toISOString(),
  by: userName(),
  with: tool,
  node: process.versions.node,
  ...source,
});

/** How a release was made, as an in-toto statement with SLSA's provenance: its files, its sources, its builder. */
export function writeProvenance(folder: string, { name, version, files, made }: Release): void {
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: Object.keys(files).map((file) => ({
      name: file,
      digest: { sha256: sha256Of(readFileSync(join(folder, file))) },
    })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: `urn:rifas:release:${made?.with.split(' ', 1)[0] ?? ''}`,
        externalParameters: { application: name, version },
        internalParameters: { tool: made?.with, node: made?.node, sourcesDifferFromCommit: made?.changed },
        resolvedDependencies: made?.commit ? [{ uri: 'git+.', digest: { gitCommit: made.commit } }] : [],
      },
      runDetails: { builder: { id: `urn:rifas:user:${made?.by ?? ''}` }, metadata: { finishedOn: made?.at } },
    },
  };
  writeFileSync(join(folder, PROVENANCE_FILE), jsonText(statement));
}
