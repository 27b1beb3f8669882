import { linksTexts } from '../../links-texts';
import type { ChargedRaffle } from '../shared-link';

// With more lines nobody reads the picture on a phone.
const MOST_LINES = 12;

/** The raffles that fit a picture, whole: with some of its draws alone a raffle would promise fewer. A number takes two lines; two that have no draws share them. */
export function pictureLines(raffles: readonly ChargedRaffle[]) {
  let lines = 0;
  let fitting = 0;
  for (const { draws } of raffles) {
    lines += draws.length === 0 ? 1 : 2 + draws.length;
    if (fitting > 0 && lines > MOST_LINES) break;
    fitting += 1;
  }
  const rest = raffles.length - fitting;
  return {
    shown: raffles.slice(0, fitting),
    /** 'y 3 rifas más'; '' where all are shown. */
    more: rest > 0 ? linksTexts.moreRaffles(rest) : '',
  };
}
