import type { Raffle, Ticket } from '@rifas/shared/contracts';
import { isSelected, toChosen, type ChosenTicket } from '@rifas/shared/domain';

const idsOf = (tickets: readonly ChosenTicket[]): ReadonlySet<number> => new Set(tickets.map(({ id }) => id));

export const numbersOf = (tickets: readonly ChosenTicket[]): string[] => [
  ...new Set(tickets.map(({ Numero }) => Numero)),
];

/** Puts the tickets in, or takes them out when all are in already. */
export function toggleTickets(chosen: readonly ChosenTicket[], tickets: readonly Ticket[]): ChosenTicket[] {
  const toggled = idsOf(tickets);
  const others = chosen.filter(({ id }) => !toggled.has(id));
  const unit = { tickets: [...tickets] };
  return isSelected(
    chosen.map(({ id }) => id),
    unit,
  )
    ? others
    : [...others, ...tickets.map(toChosen)];
}

/** The chosen tickets with their price and draw, grouped as the list groups them. */
export function chosenRaffles(chosen: readonly ChosenTicket[], raffles: readonly Raffle[]): Raffle[] {
  const ids = idsOf(chosen);
  return raffles.map((raffle) => raffle.filter(({ id }) => ids.has(id))).filter((raffle) => raffle.length > 0);
}
