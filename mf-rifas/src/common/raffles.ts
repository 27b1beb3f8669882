import { raffleNumber, type Raffle, type Ticket } from '@rifas/shared/domain';
import { foldText } from '@rifas/shared/format';

/** Whether a folded text is part of the raffle's number or of the name of one of its buyers. */
export const raffleMatches = (raffle: Raffle, folded: string): boolean =>
  folded === '' ||
  raffleNumber(raffle).includes(folded) ||
  raffle.some(({ buyer }) => Boolean(buyer) && foldText(buyer ?? '').includes(folded));

/** The raffle numbers of some tickets, each once. */
export const numbersOf = (tickets: readonly Pick<Ticket, 'number'>[]): string[] => [
  ...new Set(tickets.map(({ number }) => number)),
];
