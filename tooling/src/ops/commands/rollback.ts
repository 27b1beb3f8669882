import { rollback as rollBackTo } from '../deploy/rollback';
import { checkSiteName } from '../deploy/sites';
import { text, WAIT, WAIT_HELP, waitOf, wholeNumber, type Command } from './command';
import { releaseLines } from './deploy';

export const rollback: Command = {
  usage: 'rollback <site> [number] [--expect <number>]',
  summary: 'serves an earlier composition again, as it was',
  help: `Without a number the one that was served before the present one. Its files are hashed first; a damaged one is refused.

  --expect <number>  refuse when another composition is served by now
${WAIT_HELP}`,
  options: { expect: { type: 'string' }, ...WAIT },
  takes: [1, 2],
  run: async (storage, [site = '', number], values) => {
    const target = wholeNumber(number, 'A composition', 1);
    const { composition, before } = await rollBackTo(storage, {
      site: checkSiteName(site),
      number: target,
      expect: wholeNumber(text(values, 'expect'), '--expect'),
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
  },
};
