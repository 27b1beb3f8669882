import {
  buyerOf,
  canRemoveTicket,
  compareNumbers,
  groupTickets,
  knownTotal,
  unitCount,
  wordsOf,
  type Deposit,
  type DisplayMode,
  type UsedTicket,
  type WallTime,
} from '@rifas/shared/domain';
import { joined } from '@rifas/shared/format';
import { depositTexts } from './texts';

const byNumber = (a: UsedTicket, b: UsedTicket) =>
  compareNumbers(a.number, b.number) || compareNumbers(a.draw ?? '', b.draw ?? '');

/**
 * One line of what a deposit paid for: a ticket in multi mode, the tickets of one raffle in single mode.
 * @param ticket the only one of the line, which tells its draw as far as the server does
 */
const useOf = (group: readonly UsedTicket[], today: WallTime, ticket?: UsedTicket) => ({
  /** Ids of its tickets. */
  ids: group.map(({ id }) => id),
  number: group[0]?.number ?? '',
  buyer: buyerOf(group),
  /** Undefined where the API gives no price. */
  amount: knownTotal(group),
  draw: ticket?.draw,
  drawDate: ticket?.drawDate,
  /** Whether it can still be taken back; a raffle only as a whole. See docs/rules.md, "Deletion". */
  removable: group.every((one) => canRemoveTicket(one, today)),
});
export type TicketUse = ReturnType<typeof useOf>;

export function ticketUses({ tickets }: Pick<Deposit, 'tickets'>, mode: DisplayMode, today: WallTime): TicketUse[] {
  if (wordsOf(mode).byTicket) return [...tickets].sort(byNumber).map((ticket) => useOf([ticket], today, ticket));
  const raffles = groupTickets(tickets.map((ticket) => ({ ...ticket, draw: ticket.draw ?? '' })));
  return raffles.map((raffle) => useOf(raffle, today));
}

/** What a deposit was used for, in a line: 'Carla · 2 talones · 1 pago personal', or that it was not used yet. */
export function describeUses({ tickets, payments, incomplete }: Deposit, mode: DisplayMode): string {
  const units = unitCount(tickets, mode);
  const uses = joined([
    tickets.length > 0 && buyerOf(tickets),
    units > 0 && wordsOf(mode).counted(units),
    payments.length > 0 && depositTexts.payments(payments.length),
  ]);
  return uses === '' && !incomplete ? depositTexts.notUsed : uses;
}
