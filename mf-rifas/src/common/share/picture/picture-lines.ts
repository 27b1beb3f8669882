import { linksTexts } from '../../links-texts';
import type { ChargedRaffle } from '../shared-link';

// With more lines, the picture cannot be read on a phone.
const MOST_LINES = 12;

/**
 * The raffles that fit into a picture. Each is shown whole, because a part of its draws would look like a smaller
 * raffle. A number takes two lines, which two raffles without draws share.
 */
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
    /** 'y 3 rifas más'; '' if all are shown. */
    more: rest > 0 ? linksTexts.moreRaffles(rest) : '',
  };
}
