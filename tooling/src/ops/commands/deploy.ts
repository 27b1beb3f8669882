import { localVersion } from '../../build/local-version';
import { deploymentToServe } from '../../compose/deployment-to-serve';
import { listOf, textOf, wholeNumber } from '../../lib/command-line';
import { checkSiteName } from '../../store/sites/sites';
import { deploy as deployTo, type Deployed } from '../deploy/deploy';
import { table, waitOf, type OpsCommand } from './command';
import { percentOf } from './percent';
import { releasesOf } from './requested';
import { smokeOf } from './smoke';
import { tell } from './tell';
import { whyOf } from './why';

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

export const deploy: OpsCommand = async ({ storage, settings }, [name = '', ...releaseNames], values) => {
  const requested = releasesOf(releaseNames);
  const target = checkSiteName(textOf(values, 'to') ?? name);
  const { smoke, notes: untried } = smokeOf(settings, values);
  const { composition, state, stateBefore, before, notes } = await deployTo(storage, {
    source: deploymentToServe(name, settings),
    site: target,
    releases: requested,
    without: listOf(values, 'without'),
    base: values['asFile'] === true ? 'file' : 'decided',
    why: await whyOf(storage, target, values),
    expect: wholeNumber(textOf(values, 'expect'), '--expect'),
    fallback: values['fallback'] !== false,
    percent: percentOf(textOf(values, 'percent')),
    versionOfLocal: localVersion,
    teamsFile: settings.teamsFile,
    smoke,
    ...waitOf(values),
  });
  const said = [...notes, ...untried, ...(await tell(settings, state, stateBefore))];
  const { site, number, releases, previous } = composition;
  return {
    lines: [
      state.canary
        ? `${site} gives composition ${number} of ${name} to ${state.canary.percent} of a hundred visitors, ${before} to the others.`
        : `${site} serves composition ${number} of ${name}${before > 0 ? `; before it ${before}` : ''}.`,
      ...releaseLines(composition),
      ...said,
    ],
    data: {
      site,
      number,
      deployment: name,
      before,
      releases,
      previous,
      why: state.why,
      notes: said,
      ...(state.canary && { percent: state.canary.percent }),
    },
  };
};
