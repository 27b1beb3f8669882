import semver from 'semver';
import type { DeploymentSource } from '@rifas/shared/deployment';
import { satisfiesContract } from '@rifas/shared/remote';
import { remoteNames, SHELL } from '../lib/repo';
import { misdeclared } from '../release-rules/declarations';
import { federationNameOf } from '../release-rules/federation-name';
import { sharingRefusals } from '../release-rules/rules';
import { featuresOf, type Release, type SharedUse } from '../store/releases/release';

/** What says which contract the sources of a remote need: teams elsewhere have a command of the kit. */
const rangeAdvice = (name: string): string =>
  remoteNames().includes(name)
    ? `, in feature.json and remote.ts of ${name}: npx jest --config shared/jest.config.mjs contract-ranges says whether its sources allow it.`
    : ': npx rifas check says which one its sources need.';

/** What to do about a remote whose range lacks the shell's contract. A note about a release before says only why. */
const contractAdvice = (name: string, contract: string): string =>
  ` Deploy it with a ${SHELL} of that range, or release ${name} with a range that has ${contract}${rangeAdvice(name)}`;

function contractProblems(
  shell: Release,
  remotes: readonly Release[],
  advice: typeof contractAdvice,
): readonly string[] {
  const { contract } = shell;
  if (!contract) return [`${SHELL} ${shell.version} does not say which contract it gives: release it again.`];
  return remotes
    .filter(({ feature }) => feature && !satisfiesContract(feature.contract, contract))
    .map(
      ({ name, version, feature }) =>
        `${name} ${version} asks for contract ${feature?.contract ?? ''}; ${SHELL} ${shell.version} gives ${contract}.` +
        advice(name, contract),
    );
}

/** Modules that remotes ask the page for and this shell lacks. Old releases of the shell do not list theirs. */
function sharingProblems({ version: shellVersion, provides }: Release, remotes: readonly Release[]): readonly string[] {
  if (!provides) return [];
  return remotes.flatMap((remote) =>
    sharingRefusals(remote, provides).map(
      ({ what, write }) =>
        `${remote.name} ${remote.version} does not fit ${SHELL} ${shellVersion}: ${what}. In its build: ${write}`,
    ),
  );
}

/** Why these remotes cannot run with this shell, however old they are; empty when they can. */
export const misfits = (
  shell: Release,
  remotes: readonly Release[],
  advice: typeof contractAdvice = () => '',
): readonly string[] => [...contractProblems(shell, remotes, advice), ...sharingProblems(shell, remotes)];

/** Two remotes of one name share an instance of the runtime: the one that a visitor opens second gets the other's modules. */
function sameNames(remotes: readonly Release[]): readonly string[] {
  const rightName = ({ name }: Release) => federationNameOf(name);
  const builtName = (remote: Release) => remote.federation ?? rightName(remote);
  return remotes.flatMap((remote, index) => {
    const other = remotes.slice(0, index).find((before) => builtName(before) === builtName(remote));
    if (!other) return [];
    const wrong = builtName(remote) === rightName(remote) ? other : remote;
    return [
      `${other.name} ${other.version} and ${remote.name} ${remote.version} were both built under the name ${builtName(remote)}, ` +
        `and would mix up their modules. Write name: '${rightName(wrong)}' in the federation plugin of ${wrong.name}.`,
    ];
  });
}

/** Whether no version of the module could serve both. A range that is not known excludes nothing. */
const exclude = (one: SharedUse, other: SharedUse): boolean =>
  semver.validRange(one.range) !== null &&
  semver.validRange(other.range) !== null &&
  !semver.intersects(one.range, other.range);

/** A singleton that the shell does not provide is that of the remote that a visitor opens first, in any version. */
function differentSingletons({ provides }: Release, remotes: readonly Release[]): readonly string[] {
  if (!provides) return [];
  const uses = remotes.flatMap(({ name, version, shared = [] }) =>
    shared.filter(({ key }) => !(key in provides)).map((use) => ({ remote: `${name} ${version}`, use })),
  );
  return uses.flatMap(({ remote, use }, index) =>
    uses
      .slice(0, index)
      .filter((other) => other.remote !== remote && other.use.key === use.key)
      .filter((other) => (other.use.singleton || use.singleton) && exclude(other.use, use))
      .map(
        (other) =>
          `${other.remote} and ${remote} share ${use.key} as a singleton, in ${other.use.range} and ${use.range}: the one that ` +
          `a visitor opens second would get the other's. Take '${use.key}' out of shared in one of them, so that it is compiled in.`,
      ),
  );
}

/** Why these releases cannot run together in this deployment; empty when they can. */
export function conflictsOf(
  deployment: DeploymentSource,
  shell: Release,
  remotes: readonly Release[],
): readonly string[] {
  return [
    ...misfits(shell, remotes, contractAdvice),
    ...sameNames(remotes),
    ...differentSingletons(shell, remotes),
    ...misdeclared(deployment, featuresOf(remotes)).map(({ what, mend }) => `${what}: ${mend}.`),
  ];
}
