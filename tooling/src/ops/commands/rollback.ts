import { textOf, wholeNumber } from '../../lib/command-line';
import { checkSiteName } from '../../store/sites/sites';
import { rollback as rollBackTo } from '../deploy/rollback';
import { waitOf, type OpsCommand } from './command';
import { releaseLines } from './deploy';

export const rollback: OpsCommand = async ({ storage }, [site = '', number], values) => {
  const target = wholeNumber(number, 'A composition', 1);
  const { composition, before } = await rollBackTo(storage, {
    site: checkSiteName(site),
    number: target,
    expect: wholeNumber(textOf(values, 'expect'), '--expect'),
    ...waitOf(values),
  });
  const lines =
    before === composition.number
      ? [`${site} serves composition ${before} already.`]
      : [`${site} serves composition ${composition.number} of ${composition.deployment} again; before it ${before}.`];
  return {
    lines: [...lines, ...releaseLines(composition)],
    data: {
      site,
      number: composition.number,
      deployment: composition.deployment,
      before,
      releases: composition.releases,
    },
  };
};
