import { compareNumbers, DRAW_OVER, type WallTime } from '../../domain';
import { enumerated, formatDate, unbroken } from '../../format';

/**
 * A draw with its date. Unknown parts are left out; '' if both are unknown.
 * @example drawLabel('2', ticket.drawDate) // 'Sorteo 2 · 15/03/2027'
 */
export const drawLabel = (draw: string | undefined, date?: WallTime): string =>
  [draw === undefined ? '' : `Sorteo ${draw}`.trim(), formatDate(date)].filter(Boolean).join(' · ');

/**
 * The draws that a raffle takes part in; '' for none.
 * @example drawsText(['3', '1']) // 'Sorteos 1 y 3'; of three or more in a row 'Sorteos 1 a 5'
 */
export function drawsText(draws: readonly string[]): string {
  const sorted = [...draws].sort(compareNumbers);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined) return '';
  if (sorted.length === 1) return `Sorteo ${first}`;
  const inARow = sorted.every((draw, index) => Number(draw) === Number(first) + index);
  return `Sorteos ${inARow && sorted.length > 2 ? `${first} a ${last}` : enumerated(sorted)}`;
}

/**
 * How many of a raffle's tickets have had their draw. In a raffle that is sold whole, only some draws may be over.
 * @example overText(1, 5) // 'Ya se sorteó: 1\u00a0de\u00a05'
 */
export const overText = (over: number, all: number): string =>
  over === all ? DRAW_OVER : `${DRAW_OVER}: ${unbroken(`${over} de ${all}`)}`;
