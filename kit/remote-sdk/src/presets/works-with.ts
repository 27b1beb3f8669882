import semver from 'semver';
import { managerIn } from '@rifas/tooling/lib/package-manager';
import { installedVersion, sdkManifest } from './package-root';

/** What is known to happen with versions outside the range. */
const WHY: Readonly<Record<string, string>> = {
  webpack:
    'webpack 5.112 has moved a file that the federation plugin loads, and 5.111.1 names files without their content’s hash.',
  '@module-federation/enhanced': 'The entry takes the federation runtime of the shell, which is of this version.',
  '@module-federation/vite': 'Other releases of it used their own copies of shared modules under this shell.',
  typescript: 'rifas reads sources with the functions of TypeScript, which version 7 no longer has.',
  react: 'The shell has one React for the whole page.',
  'react-dom': 'The shell has one React for the whole page.',
  'styled-components': 'The shell has one styled-components for the whole page.',
};

/** The shell's libraries: without a check the kit would fail to compile against another version of one of them. */
export const PAGE_LIBRARIES: readonly string[] = ['react', 'react-dom', 'styled-components'];

/** Libraries that only the shell needs installed if the remote's sources do not import them. */
const MAY_BE_MISSING: ReadonlySet<string> = new Set(['react-dom', 'styled-components']);

/**
 * The problems of the installed versions: one sentence for each package, and the command that solves them.
 * @param adds the command that installs a package, without its name
 * @param installed the version of a package; undefined if it is not installed
 */
export function versionProblems(
  { version, peerDependencies = {} }: ReturnType<typeof sdkManifest>,
  names: readonly string[],
  adds: string,
  installed: (name: string) => string | undefined,
): readonly string[] {
  return names.flatMap((name) => {
    const range = peerDependencies[name];
    if (range === undefined) throw new Error(`@rifas/remote-sdk has no range for ${name}.`);
    const found = installed(name);
    if (found === undefined ? MAY_BE_MISSING.has(name) : semver.satisfies(found, range)) return [];
    const what = found === undefined ? `${name} is not installed` : `${name} ${found} is installed`;
    const why = found === undefined || WHY[name] === undefined ? '' : ` ${WHY[name]}`;
    return [
      `@rifas/remote-sdk ${version} works with ${name} ${range}, and ${what}.${why}\n  ${adds} '${name}@${range}'`,
    ];
  });
}

/**
 * Stops a build that cannot work, before a tool fails with a less clear message.
 * @param root the remote's folder, whose package manager the message names
 * @throws Error with the problems
 */
export function checkWorksWith(
  require: NodeJS.Require,
  root: string,
  names: readonly string[],
  { pnp } = process.versions,
): void {
  if (pnp !== undefined)
    throw new Error(
      "Yarn has installed this repository without node_modules (Plug'n'Play), where neither the kit nor the federation plugins find packages.\n  write nodeLinker: node-modules into .yarnrc.yml, and run yarn install",
    );
  const problems = versionProblems(sdkManifest(), names, managerIn(root).adds, (name) =>
    installedVersion(require, name),
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
