import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readJson } from '@rifas/tooling/lib/json';
import { federationNameOf } from '@rifas/tooling/release-rules/federation-name';
import { checkWorksWith, PAGE_LIBRARIES } from './works-with';

/**
 * The facts about a team's repository that every bundler needs, from the package.json and feature.json beside a
 * configuration file.
 * @throws Error that names the file that is missing
 */
export function remoteProject(configUrl: string) {
  const root = dirname(fileURLToPath(configUrl));
  const featureFile = join(root, 'feature.json');
  if (!existsSync(featureFile))
    throw new Error(`${featureFile} is missing: it declares the remote's name, routes and menu entries.`);
  const feature = readJson<{ readonly name: string }>(featureFile);
  const entry = ['ts', 'tsx', 'js', 'jsx']
    .map((ending) => `src/remote.${ending}`)
    .find((path) => existsSync(join(root, path)));
  if (entry === undefined)
    throw new Error(`${join(root, 'src/remote.ts')}, or .js, is missing: it calls defineRemote.`);
  return {
    root,
    name: feature.name,
    federationName: federationNameOf(feature.name),
    version: readJson<{ readonly version: string }>(join(root, 'package.json')).version,
    /** The file that calls defineRemote. */
    entry: `./${entry}`,
    feature: JSON.stringify(feature),
  };
}

/**
 * The repository of a configuration file, and a function that loads the repository's own tools.
 * @param packages packages that the configuration needs in addition to the shell's libraries
 * @throws Error with a sentence if an installed version does not work
 */
export function openProject(configUrl: string, packages: readonly string[]) {
  const require = createRequire(configUrl);
  checkWorksWith(require, dirname(fileURLToPath(configUrl)), [...packages, ...PAGE_LIBRARIES]);
  return {
    require,
    project: remoteProject(configUrl),
    load: async <Module>(name: string) => (await import(pathToFileURL(require.resolve(name)).href)) as Module,
  };
}
