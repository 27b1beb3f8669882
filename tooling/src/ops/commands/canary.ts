import { UsageError, type Values } from '../../lib/command-line';
import {
  abortCanary,
  finishCanary,
  percentOf,
  widenCanary,
  type CanaryChanged,
  type CanaryOptions,
} from '../deploy/canary';
import { decisionOf, type Answer, type OpsCommand, type Place } from './command';
import { releaseLines } from './deploy';
import { tell } from './tell';

async function decided(
  place: Place,
  site: string,
  values: Values,
  change: (options: CanaryOptions) => Promise<CanaryChanged>,
): Promise<Answer> {
  const { composition, state, stateBefore, notes } = await change(await decisionOf(place, site, values));
  const told = [...notes, ...(await tell(place.settings, state, stateBefore))];
  const { number, deployment, releases, previous } = composition;
  const { canary } = state;
  const share = canary && `composition ${canary.composition} for ${canary.percent} of a hundred visitors, `;
  return {
    lines: [
      `${site} serves ${share ?? ''}composition ${number} of ${deployment} for ${canary ? 'the others' : 'all'}.`,
      ...releaseLines({ releases: canary?.versions ?? releases, previous: canary?.previous ?? previous }),
      ...told,
    ],
    data: {
      site,
      number,
      deployment,
      releases,
      notes: told,
      ...(canary && { canary: { number: canary.composition, percent: canary.percent, releases: canary.versions } }),
    },
  };
}

export const widen: OpsCommand = (place, [site = '', text], values) => {
  const percent = percentOf(text);
  if (percent === undefined) throw new UsageError('To how many of a hundred visitors?');
  return decided(place, site, values, (options) => widenCanary(place.storage, options, percent));
};

export const finish: OpsCommand = (place, [site = ''], values) =>
  decided(place, site, values, (options) => finishCanary(place.storage, options));

export const abort: OpsCommand = (place, [site = ''], values) =>
  decided(place, site, values, (options) => abortCanary(place.storage, options));
