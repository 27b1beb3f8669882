export type BuildResult = 'built' | 'there' | 'changed';

interface UnchangedBuild {
  readonly versionOf: (name: string) => string;
  readonly build: (name: string, version: string) => Promise<BuildResult>;
  readonly log: (line: string) => void;
}

const ATTEMPTS = 3;

/**
 * Builds an application, and retries when its sources change during the build. A version names its sources, so a
 * release with mixed sources would stand for them from then on.
 * @returns the version that was built
 * @throws Error when the sources changed during every attempt
 */
export async function buildUnchanged(name: string, { versionOf, build, log }: UnchangedBuild): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const version = versionOf(name);
    if ((await build(name, version)) !== 'changed') return version;
    if (attempt < ATTEMPTS) log(`The sources of ${name} changed while it was built: building it again.`);
  }
  throw new Error(
    `The sources of ${name} kept changing while it was built, ${ATTEMPTS} times. Nothing was kept; try again when they rest.`,
  );
}
