import semver from 'semver';
import type { Release } from '../store/releases/release';
import { ROUTING } from './describe-sharing';

export type { Feature } from '@rifas/shared/remote';

/** Why a release is refused, and what its team has to write. */
export interface Refusal {
  readonly rule: string;
  readonly what: string;
  /** Which file of the team's repository has to change. */
  readonly where: 'bundler' | 'package.json';
  readonly write: string;
}

/** The input of a rule about sharing. */
interface Sharing extends Required<Pick<Release, 'shared' | 'compiledIn'>> {
  /** Version of each module that the shell provides. */
  readonly provides: Readonly<Record<string, string>>;
}

/** Rules by name: each returns what is wrong, and what to write. */
type Rules<Subject> = Readonly<
  Record<string, (subject: Subject) => readonly (readonly [what: string, write: string])[]>
>;

/** The line for the option `shared` of any federation plugin. */
const lineOf = (key: string, version: string): string =>
  `shared: { '${key}': { singleton: true, requiredVersion: '^${semver.major(version)}.0.0', import: false } }`;

/** Whether a module belongs to this repository and is not one of the shell's public ones. */
const isPrivate = (key: string): boolean => /^(@rifas\/|shell(\/|$)|mf[-_])/.test(key);

const SHARING: Rules<Sharing> = {
  'private import': ({ shared, provides }) =>
    shared
      .filter(({ key }) => !(key in provides) && isPrivate(key))
      .map(({ key }) => [
        `it asks the page for ${key}, which is no public module of the shell`,
        `take '${key}' out of shared, and import the folder of @rifas/remote-sdk instead: it is compiled in`,
      ]),
  'shared list': ({ shared, provides }) =>
    shared
      .filter(({ key, copy }) => !(key in provides) && !isPrivate(key) && !copy)
      .map(({ key }) => [
        `it asks the page for ${key} and has no copy, and the shell does not provide it`,
        `take '${key}' out of shared, so that it is compiled in`,
      ]),
  range: ({ shared, provides }) =>
    shared.flatMap(({ key, range }) => {
      const version = provides[key];
      if (version === undefined || range === '' || semver.satisfies(version, range)) return [];
      return [[`it wants ${key} ${range}, and the shell provides ${version}`, lineOf(key, version)]];
    }),
  singleton: ({ shared, provides }) =>
    shared.flatMap(({ key, singleton }) => {
      const version = provides[key];
      if (version === undefined || singleton !== false) return [];
      return [[`it shares ${key} without singleton: true, so that the page could have two`, lineOf(key, version)]];
    }),
  'compiled in': ({ compiledIn, provides }) =>
    compiledIn.map((key) => {
      if (key === 'react-dom/client')
        return [
          `it has its own ${key} compiled in, which goes with one version of React alone: the shell's moves`,
          'export components by defineRemote, and leave createRoot to the shell',
        ];
      const line = lineOf(key, provides[key] ?? '1.0.0');
      if (key === ROUTING)
        return [
          "it has its own react-router compiled in: its links and hooks would not find the shell's router",
          `import … from '@rifas/remote-sdk/routing', not from 'react-router-dom', with ${line}`,
        ];
      return [
        `it has its own ${key} compiled in and does not share it: its components would not find the shell's`,
        line,
      ];
    }),
};

const apply = <Subject>(rules: Rules<Subject>, subject: Subject, where: Refusal['where']): readonly Refusal[] =>
  Object.entries(rules).flatMap(([rule, refuse]) =>
    refuse(subject).map(([what, write]) => ({ rule, what, where, write })),
  );

/** Why this release would not run in a shell with these modules; empty where it does not say what it needs. */
export const sharingRefusals = (
  { shared = [], compiledIn = [] }: Pick<Release, 'shared' | 'compiledIn'>,
  provides: Readonly<Record<string, string>>,
): readonly Refusal[] => apply(SHARING, { shared, compiledIn, provides }, 'bundler');

/** The input of a rule about a team's own remote. */
interface Team {
  /**
   * Bytes of compressed JavaScript that its largest page fetches; of all its pages together where the build does not
   * tell them apart.
   */
  readonly pageBytes: number;
  readonly arePagesTold: boolean;
  readonly budgetBytes: number;
  readonly packages: readonly { readonly name: string; readonly version: string; readonly licence: string }[];
  /** Packages whose licence a person has read and accepted. */
  readonly allowedPackages: readonly string[];
}

/** Licences that require nothing but their notice. */
const LICENCES = new Set([
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'CC-BY-4.0', 'ISC', 'MIT'],
  ...['MIT-0', 'OFL-1.1', 'Python-2.0', 'Unlicense', 'WTFPL', 'Zlib'],
]);

/** Whether an SPDX expression is free: OR needs one free side, AND both. AND binds closer than OR, brackets closest. */
export function isFreeLicence(expression: string): boolean {
  // Brackets are decided first, and replaced by a name with the same result.
  const inside = expression.replace(/\(([^()]*)\)/, (_, part: string) => (isFreeLicence(part) ? 'MIT' : 'refused'));
  if (inside !== expression) return isFreeLicence(inside);
  return expression.split(' OR ').some((side) => side.split(' AND ').every((name) => LICENCES.has(name.trim())));
}

const kB = (bytes: number): string => `${Math.ceil(bytes / 1000)} kB`;

const TEAM: Rules<Team> = {
  size: ({ pageBytes, arePagesTold, budgetBytes }) =>
    pageBytes <= budgetBytes
      ? []
      : [
          [
            `${arePagesTold ? 'its largest page fetches' : 'all its pages together have'} ${kB(pageBytes)} of compressed scripts, and a page may fetch ${kB(budgetBytes)}`,
            `"rifas": { "budgetKB": ${Math.ceil(pageBytes / 1000)} }, if the page is worth it`,
          ],
        ],
  licence: ({ packages, allowedPackages }) =>
    packages
      .filter(({ name, licence }) => !isFreeLicence(licence) && !allowedPackages.includes(name))
      .map(({ name, version, licence }) => [
        `${name} ${version} is compiled in, and its licence is ${licence === '' ? 'not named' : licence}`,
        `"rifas": { "allowedPackages": ["${name}"] }, after somebody has read its licence`,
      ]),
};

/** What a team is told before it releases, in addition to what every deploy refuses. */
export const teamRefusals = (team: Team): readonly Refusal[] => apply(TEAM, team, 'package.json');
