import { localVersion } from '../../build/local-version';
import { deploymentToServe } from '../../compose/deployment-to-serve';
import { textOf, UsageError, wholeNumber } from '../../lib/command-line';
import { checkSiteName } from '../../store/sites/sites';
import { deploy as deployTo, type Deployed } from '../deploy/deploy';
import { parseReleaseName } from '../deploy/plan';
import { table, waitOf, type OpsCommand } from './command';
import { percentOf } from './percent';
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
  const pairs = releaseNames.map((releaseName) => {
    try {
      return parseReleaseName(releaseName);
    } catch (error) {
      throw new UsageError(error instanceof Error ? error.message : String(error));
    }
  });
  const twice = pairs.find(([remote], index) => pairs.findIndex(([other]) => other === remote) !== index);
  if (twice) throw new UsageError(`${twice[0]} is named twice.`);
  const { without } = values;
  const target = checkSiteName(textOf(values, 'to') ?? name);
  const { composition, state, stateBefore, before, notes } = await deployTo(storage, {
    source: deploymentToServe(name, settings),
    site: target,
    releases: Object.fromEntries(pairs),
    without: Array.isArray(without) ? (without as readonly string[]) : [],
    base: values['asFile'] === true ? 'file' : 'decided',
    why: await whyOf(storage, target, values),
    expect: wholeNumber(textOf(values, 'expect'), '--expect'),
    fallback: values['fallback'] !== false,
    percent: percentOf(textOf(values, 'percent')),
    versionOfLocal: localVersion,
    teamsFile: settings.teamsFile,
    ...waitOf(values),
  });
  const told = await tell(settings, state, stateBefore);
  const { site, number, releases, previous } = composition;
  return {
    lines: [
      state.canary
        ? `${site} gives composition ${number} of ${name} to ${state.canary.percent} of a hundred visitors, ${before} to the others.`
        : `${site} serves composition ${number} of ${name}${before > 0 ? `; before it ${before}` : ''}.`,
      ...releaseLines(composition),
      ...notes,
      ...told,
    ],
    data: {
      ...{ site, number, deployment: name, before, releases, previous, why: state.why, notes: [...notes, ...told] },
      ...(state.canary && { percent: state.canary.percent }),
    },
  };
};
