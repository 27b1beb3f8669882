import { textOf, wholeNumber } from '../../lib/command-line';
import { checkSiteName } from '../../store/sites/sites';
import { rollback as rollBackTo } from '../deploy/rollback';
import { waitOf, type OpsCommand } from './command';
import { releaseLines } from './deploy';
import { tell } from './tell';
import { whyOf } from './why';

export const rollback: OpsCommand = async ({ storage, settings }, [site = '', number], values) => {
  const target = wholeNumber(number, 'A composition', 1);
  const { composition, state, stateBefore, before, notes } = await rollBackTo(storage, {
    site: checkSiteName(site),
    teamsFile: settings.teamsFile,
    number: target,
    why: await whyOf(storage, site, values),
    expect: wholeNumber(textOf(values, 'expect'), '--expect'),
    ...waitOf(values),
  });
  const said = [...notes, ...(state === stateBefore ? [] : await tell(settings, state, stateBefore))];
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
