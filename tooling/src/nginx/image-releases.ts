import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Versions } from '../build/build-all';

/** The one version of each application that an image was built with. @throws Error where there are none or several */
export function imageVersions(folder: string, names: readonly string[]): Versions {
  return Object.fromEntries(
    names.map((name) => {
      const there = existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : [];
      const built = there.filter((version) => existsSync(join(folder, name, version, 'release.json')));
      const [version] = built;
      if (version === undefined || built.length > 1)
        throw new Error(`${join(folder, name)} holds ${built.length} releases; an image has one of each application.`);
      return [name, version];
    }),
  );
}

/** Copies the releases that `to` has not; each is there whole or not at all. Answers which were copied. */
export function copyReleases(versions: Versions, from: string, to: string): readonly string[] {
  const missing = Object.entries(versions).filter(
    ([name, version]) => !existsSync(join(to, name, version, 'release.json')),
  );
  for (const [name, version] of missing) {
    const work = join(to, name, `.copying-${process.pid}`);
    mkdirSync(join(to, name), { recursive: true });
    rmSync(work, { recursive: true, force: true });
    cpSync(join(from, name, version), work, { recursive: true });
    // nginx runs as somebody else.
    chmodSync(work, 0o755);
    renameSync(work, join(to, name, version));
  }
  return missing.map(([name, version]) => `${name} ${version}`);
}
