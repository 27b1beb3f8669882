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
import { enumerated, joined, unbroken } from '@rifas/shared/format';
import { depositTexts } from './texts';

const byNumber = (a: UsedTicket, b: UsedTicket) =>
  compareNumbers(a.number, b.number) || compareNumbers(a.draw ?? '', b.draw ?? '');

/** Everybody who bought one of the tickets: the tickets of a raffle may have several buyers. */
const buyersOf = (tickets: readonly UsedTicket[]): string =>
  enumerated([...new Set(tickets.map(({ buyer = '' }) => buyer.trim()))].filter(Boolean));

/**
 * One line about the uses of a deposit: a ticket in multi mode, the tickets of one raffle in single mode.
 * @param ticket the only ticket of the line, for its draw if the server sends one
 */
const useOf = (group: readonly UsedTicket[], today: WallTime, ticket?: UsedTicket) => ({
  /** The ids of its tickets. */
  ids: group.map(({ id }) => id),
  number: group[0]?.number ?? '',
  /** Undefined if the API names nobody. */
  buyer: buyersOf(group) || undefined,
  /** Undefined if the API sends no price. */
  amount: knownTotal(group),
  draw: ticket?.draw,
  drawDate: ticket?.drawDate,
  /** Whether it can still be taken back. A raffle can be taken back only as a whole. See docs/rules.md, "Deletion". */
  removable: group.every((one) => canRemoveTicket(one, today)),
});
export type TicketUse = ReturnType<typeof useOf>;

export function ticketUses({ tickets }: Pick<Deposit, 'tickets'>, mode: DisplayMode, today: WallTime): TicketUse[] {
  if (wordsOf(mode).byTicket) return [...tickets].sort(byNumber).map((ticket) => useOf([ticket], today, ticket));
  const raffles = groupTickets(tickets.map((ticket) => ({ ...ticket, draw: ticket.draw ?? '' })));
  return raffles.map((raffle) => useOf(raffle, today));
}

/** The uses of a deposit in one line: 'Carla · 2 talones · 1 pago personal', or a text that it is unused. */
export function describeUses({ tickets, payments, incomplete }: Deposit, mode: DisplayMode): string {
  const units = unitCount(tickets, mode);
  const uses = joined([
    tickets.length > 0 && buyerOf(tickets),
    units > 0 && unbroken(wordsOf(mode).counted(units)),
    payments.length > 0 && depositTexts.payments(payments.length),
  ]);
  return uses === '' && !incomplete ? depositTexts.notUsed : uses;
}
