import { deploymentToServe } from '../../compose/deployment-to-serve';
import { previewPath } from '../../edge-rules/preview';
import { listOf, textOf, UsageError, wholeNumber, type Values } from '../../lib/command-line';
import { durationOf } from '../../lib/duration';
import { livePreviews } from '../../store/sites/composition';
import { checkSiteName, demandDeployed, readPointer, siteNames } from '../../store/sites/sites';
import { untilText, type Preview, type State } from '../../store/states/state';
import { findState } from '../../store/states/states';
import { deployPreview } from '../deploy/deploy';
import { releasesOf } from '../deploy/plan';
import { endPreview } from '../deploy/preview';
import { localVersions } from '../image/image-releases';
import { decisionOf, type OpsCommand, type Place } from './command';
import { releaseLines } from './deploy';
import { smokeOf } from './smoke';
import { tell } from './tell';

const USUAL = '24h';

const shown = (preview: Preview) => ({
  composition: preview.composition,
  address: previewPath(preview.id),
  until: untilText(preview),
  releases: preview.versions,
  at: preview.at,
  by: preview.by,
  why: preview.why,
});

async function end(place: Place, site: string, composition: number, values: Values): ReturnType<OpsCommand> {
  const decision = await decisionOf(place, site, values);
  const { state, stateBefore } = await endPreview(place.storage, { ...decision, composition });
  const told = await tell(place.settings, state, stateBefore);
  return {
    lines: [`The preview ${composition} of ${site} has ended.`, ...told],
    data: { site, ended: composition, notes: told },
  };
}

export const preview: OpsCommand = async (place, [name = '', ...releaseNames], values) => {
  const { storage, settings } = place;
  const site = checkSiteName(textOf(values, 'to') ?? name);
  const ended = wholeNumber(textOf(values, 'end'), '--end', 1);
  const without = listOf(values, 'without');
  if (ended !== undefined) {
    if (releaseNames.length > 0 || without.length > 0 || values['for'] !== undefined)
      throw new UsageError('--end only ends a preview: a release, --without and --for are for making one.');
    return end(place, site, ended, values);
  }
  const releases = releasesOf(releaseNames, without);
  const seconds = durationOf(textOf(values, 'for') ?? USUAL);
  const { smoke, notes: untried } = smokeOf(settings, values);
  const options = {
    source: deploymentToServe(name, settings),
    releases,
    without,
    versionOfLocal: await localVersions(),
    ...(await decisionOf(place, site, values)),
    smoke,
  };
  const { composition, state, stateBefore, notes, preview: made } = await deployPreview(storage, options, seconds);
  const said = [...notes, ...untried, ...(await tell(settings, state, stateBefore))];
  return {
    lines: [
      `${site} shows composition ${composition.number} of ${name} to whoever opens this address of it, until ${untilText(made)}:`,
      `  ${previewPath(made.id)}`,
      ...releaseLines(composition),
      ...said,
    ],
    data: { site, deployment: name, ...shown(made), previous: made.previous, notes: said },
  };
};

const linesOf = ({ site, previews }: State): readonly string[] =>
  livePreviews(previews).flatMap((each) => [
    `${site}: composition ${each.composition} until ${untilText(each)}, made ${each.at} by ${each.by}${each.why ? `: ${each.why}` : ''}`,
    `  ${previewPath(each.id)}`,
    ...releaseLines({ releases: each.versions, previous: each.previous }),
  ]);

export const previews: OpsCommand = async ({ storage }, [site]) => {
  const names = site === undefined ? await siteNames(storage) : [checkSiteName(site)];
  const found = await Promise.all(
    names.map(async (each) => {
      const { number, state } = await readPointer(storage, each);
      if (site !== undefined) await demandDeployed(storage, site, number);
      return findState(storage, each, state);
    }),
  );
  const states = found.filter((state) => state !== undefined);
  const lines = states.flatMap(linesOf);
  return {
    lines: lines.length > 0 ? lines : [`There is no preview in ${storage.where}.`],
    data: {
      previews: states.flatMap((state) =>
        livePreviews(state.previews).map((each) => ({ site: state.site, ...shown(each) })),
      ),
    },
  };
};
