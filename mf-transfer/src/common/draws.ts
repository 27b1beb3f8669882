import { enumerated } from '@rifas/shared/format';

/** The draws a raffle takes part in: 'Sorteo 2', 'Sorteos 1 y 3', 'Sorteos 1 a 5'; '' for none. */
export function drawsText(draws: readonly string[]): string {
  const [first, last] = [draws[0], draws.at(-1)];
  if (first === undefined) return '';
  if (draws.length === 1) return `Sorteo ${first}`;
  const inARow = draws.every((draw, index) => Number(draw) === Number(first) + index);
  return `Sorteos ${inARow && draws.length > 2 ? `${first} a ${last}` : enumerated(draws)}`;
}
