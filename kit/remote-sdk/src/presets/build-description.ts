import { BUILD_FILE, type BuildDescription } from '@rifas/tooling/build/build-description';
import { packagesOf } from '@rifas/tooling/build/sbom';
import { sdkManifest } from './package-root';

interface Built {
  /** Name and version: `webpack 5.110.3` */
  readonly tool: string;
  readonly parts: BuildDescription['parts'];
  /** Every file that the build read. */
  readonly sources: Iterable<string>;
}

export { BUILD_FILE };

/** Text of the file in which a build describes what its output does not show. */
export function describeBuild({ tool, parts, sources }: Built): string {
  const packages = packagesOf(sources).map(({ name, version, licence }) => ({ name, version, licence: licence ?? '' }));
  const description: BuildDescription = { format: 1, sdk: sdkManifest().version, tool, parts, packages };
  return `${JSON.stringify(description, null, 2)}\n`;
}
