import { deploymentToServe } from '../../compose/deployment-to-serve';
import { listOf, textOf, wholeNumber } from '../../lib/command-line';
import { percentOf } from '../deploy/canary';
import { deploy as deployTo, type Deployed } from '../deploy/deploy';
import { releasesOf } from '../deploy/plan';
import { localVersions } from '../image/image-releases';
import { decisionOf, table, type Answer, type OpsCommand } from './command';
import { smokeOf } from './smoke';
import { tell } from './tell';

export const releaseLines = ({
  releases,
  previous,
}: Pick<Deployed['composition'], 'releases' | 'previous'>): readonly string[] =>
  table(
    Object.entries(releases).map(([name, version]) => [
      name,
      version,
      previous[name] ? `falls back to ${previous[name]}` : '',
    ]),
  );

/** The answer of a command that serves a composition. */
export function answerOf(
  headline: string,
  { composition, state, before, notes }: Pick<Deployed, 'composition' | 'state' | 'before' | 'notes'>,
): Answer {
  const { site, number, deployment, releases, previous } = composition;
  const percent = state.canary && { percent: state.canary.percent };
  return {
    lines: [headline, ...releaseLines(composition), ...notes],
    data: { site, number, deployment, before, releases, previous, why: state.why, notes, ...percent },
  };
}

export const deploy: OpsCommand = async (place, [name = '', ...releaseNames], values) => {
  const { storage, settings } = place;
  const without = listOf(values, 'without');
  const releases = releasesOf(releaseNames, without);
  const { smoke, notes: untried } = smokeOf(settings, values);
  const deployed = await deployTo(storage, {
    source: deploymentToServe(name, settings),
    releases,
    without,
    base: values['asFile'] === true ? 'file' : 'decided',
    ...(await decisionOf(place, textOf(values, 'to') ?? name, values)),
    expect: wholeNumber(textOf(values, 'expect'), '--expect'),
    fallback: values['fallback'] !== false,
    percent: percentOf(textOf(values, 'percent')),
    versionOfLocal: await localVersions(),
    smoke,
  });
  const { composition, state, stateBefore, before } = deployed;
  const { site, number } = composition;
  const headline = state.canary
    ? `${site} gives composition ${number} of ${name} to ${state.canary.percent} of a hundred visitors, ${before} to the others.`
    : `${site} serves composition ${number} of ${name}${before > 0 ? `; before it ${before}` : ''}.`;
  const notes = [...deployed.notes, ...untried, ...(await tell(settings, state, stateBefore))];
  return answerOf(headline, { ...deployed, notes });
};
