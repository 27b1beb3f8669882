/**
 * Version of what a remote may rely on: this folder's types, `useHost` and the shared singletons. A breaking change takes a
 * new major; see CONTRIBUTING.md.
 */
export const CONTRACT_VERSION = '2.5.0';

/**
 * Older versions that a shell of a major version also serves: it keeps everything that remotes of those versions rely
 * on.
 */
const ALSO_SERVED: Readonly<Record<number, readonly string[]>> = { 2: ['1.4.0'] };

type Version = readonly [major: number, minor: number, patch: number];

const parse = (version: string): Version | undefined => {
  const parts = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3])] : undefined;
};

function satisfies(range: string, version: string): boolean {
  const have = parse(version);
  const want = parse(range.replace(/^\^/, ''));
  if (!have || !want) return false;
  const [major, minor, patch] = want;
  if (!range.startsWith('^')) return have[0] === major && have[1] === minor && have[2] === patch;
  return have[0] === major && (have[1] > minor || (have[1] === minor && have[2] >= patch));
}

/**
 * Whether a host of `version` satisfies a remote's range. Ranges are `^x.y.z` (same major, at least that version) or an exact
 * `x.y.z`; anything else is refused, so that a typing error never passes for compatible.
 * @example satisfiesContract('^1.0.0') // true: a shell of contract 2 serves remotes of contract 1 as well
 */
export const satisfiesContract = (range: string, version: string = CONTRACT_VERSION): boolean =>
  [version, ...(ALSO_SERVED[parse(version)?.[0] ?? 0] ?? [])].some((served) => satisfies(range, served));
