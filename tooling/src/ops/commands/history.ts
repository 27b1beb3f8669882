import { textOf, wholeNumber } from '../../lib/command-line';
import { checkSiteName, readPointer } from '../../store/sites/sites';
import { untilText, type State } from '../../store/states/state';
import { historyOf, pointedState } from '../../store/states/states';
import { changedBy, changeText } from '../history/changes';
import type { OpsCommand } from './command';

const LAST = 20;
/** In a first deploy, or when another deployment takes its turn, every version is new. */
const MOST_SHOWN = 6;

function whatOf({ number, action, deployment, composition, canary, previews }: State): string {
  const share = canary ? `, ${canary.percent} of a hundred visitors` : '';
  const begun = action === 'preview' && previews?.find((preview) => preview.composition === number);
  if (begun) return `preview ${number} until ${untilText(begun)}`;
  return `${action === 'rollback' ? `rollback to ${composition}` : `${action} ${deployment}`}${share}`;
}

export const history: OpsCommand = async ({ storage }, [site = ''], values) => {
  const last = wholeNumber(textOf(values, 'last'), '--last', 1) ?? LAST;
  const pointer = await readPointer(storage, checkSiteName(site));
  if (pointer.number > 0 && pointer.state === 0)
    throw new Error(
      `${site} serves composition ${pointer.number} from before decisions were kept in ${storage.where}: the next deploy or rollback writes its history.`,
    );
  if (pointer.state === 0) throw new Error(`Nothing was decided for ${site} in ${storage.where}.`);
  // One state more, to compute what the oldest shown one changed.
  const states = await historyOf(storage, await pointedState(storage, site, pointer), last + 1);
  const shown = states.slice(0, last).map((state, index) => ({ ...state, ...changedBy(state, states[index + 1]) }));
  const lines = shown.flatMap((state) => {
    const { number, at, by, why, changes } = state;
    const texts = changes.slice(0, MOST_SHOWN).map(changeText);
    if (changes.length > MOST_SHOWN) texts.push(`and ${changes.length - MOST_SHOWN} more`);
    if (state.changesSettings) texts.push('other settings');
    if (state.endedCanary !== undefined) texts.push(`canary ${state.endedCanary} ended with it`);
    return [
      `${number}  ${at}  ${by}  ${whatOf(state)}${why ? `: ${why}` : ''}`,
      ...(texts.length > 0 ? [`    ${texts.join(', ')}`] : []),
    ];
  });
  return { lines, data: { site, states: shown } };
};
