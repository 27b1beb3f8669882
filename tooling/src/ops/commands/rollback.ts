import { textOf, wholeNumber } from '../../lib/command-line';
import { rollback as rollBackTo } from '../deploy/rollback';
import { decisionOf, type OpsCommand } from './command';
import { releaseLines } from './deploy';
import { tell } from './tell';

export const rollback: OpsCommand = async (place, [site = '', number], values) => {
  const { composition, state, stateBefore, before, notes } = await rollBackTo(place.storage, {
    number: wholeNumber(number, 'A composition', 1),
    ...(await decisionOf(place, site, values)),
    expect: wholeNumber(textOf(values, 'expect'), '--expect'),
  });
  const said = [...notes, ...(state === stateBefore ? [] : await tell(place.settings, state, stateBefore))];
  const already =
    state === stateBefore
      ? `${site} serves composition ${before} already.`
      : `The canary has ended: all visitors of ${site} get composition ${before}.`;
  const lines =
    before === composition.number
      ? [already]
      : [`${site} serves composition ${composition.number} of ${composition.deployment} again; before it ${before}.`];
  return {
    lines: [...lines, ...releaseLines(composition), ...said],
    data: {
      site,
      number: composition.number,
      deployment: composition.deployment,
      before,
      releases: composition.releases,
      previous: composition.previous,
      why: state.why,
      notes: said,
    },
  };
};
