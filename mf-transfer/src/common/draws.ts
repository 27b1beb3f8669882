import { enumerated } from '@rifas/shared/format';

export type Draws = readonly { readonly sorteo_numero: string }[];

/** The draws a raffle takes part in: 'Sorteo 2', 'Sorteos 1 y 3', 'Sorteos 1 a 5'; '' for none. */
export function drawsText(draws: Draws): string {
  const numbers = draws.map((draw) => draw.sorteo_numero);
  const [first, last] = [numbers[0], numbers.at(-1)];
  if (first === undefined) return '';
  if (numbers.length === 1) return `Sorteo ${first}`;
  const inARow = numbers.every((number, index) => Number(number) === Number(first) + index);
  return `Sorteos ${inARow && numbers.length > 2 ? `${first} a ${last}` : enumerated(numbers)}`;
}
