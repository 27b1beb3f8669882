import { textOf, wholeNumber } from '../../lib/command-line';
import { rollback as rollBackTo } from '../deploy/rollback';
import { decisionOf, type OpsCommand } from './command';
import { answerOf } from './deploy';
import { tell } from './tell';

export const rollback: OpsCommand = async (place, [site = '', number], values) => {
  const done = await rollBackTo(place.storage, {
    number: wholeNumber(number, 'A composition', 1),
    ...(await decisionOf(place, site, values)),
    expect: wholeNumber(textOf(values, 'expect'), '--expect'),
  });
  const { composition, state, stateBefore, before } = done;
  const stays = state === stateBefore;
  const notes = [...done.notes, ...(stays ? [] : await tell(place.settings, state, stateBefore))];
  if (before !== composition.number)
    return answerOf(
      `${site} serves composition ${composition.number} of ${composition.deployment} again; before it ${before}.`,
      { ...done, notes },
    );
  const headline = stays
    ? `${site} serves composition ${before} already.`
    : `The canary has ended: all visitors of ${site} get composition ${before}.`;
  return answerOf(headline, { ...done, notes });
};
