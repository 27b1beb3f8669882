import { isSelected, toChosen, type ChosenTicket, type Raffle } from '@rifas/shared/domain';

const idsOf = (tickets: readonly ChosenTicket[]): ReadonlySet<number> => new Set(tickets.map(({ id }) => id));

/** Whether all of the tickets are chosen; false for none. */
export const areChosen = (chosen: readonly ChosenTicket[], tickets: readonly ChosenTicket[]): boolean =>
  isSelected(
    chosen.map(({ id }) => id),
    { tickets },
  );

/** Puts the tickets in, or takes them out when all are in already. */
export function toggleTickets(chosen: readonly ChosenTicket[], tickets: readonly ChosenTicket[]): ChosenTicket[] {
  const toggled = idsOf(tickets);
  const others = chosen.filter(({ id }) => !toggled.has(id));
  return areChosen(chosen, tickets) ? others : [...others, ...tickets.map(toChosen)];
}

/** The chosen tickets with their price and draw, grouped as the list groups them. */
export function chosenRaffles(chosen: readonly ChosenTicket[], raffles: readonly Raffle[]): Raffle[] {
  const ids = idsOf(chosen);
  return raffles.map((raffle) => raffle.filter(({ id }) => ids.has(id))).filter((raffle) => raffle.length > 0);
}
