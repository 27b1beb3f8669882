import {
  buyerOf,
  canRemoveTicket,
  compareNumbers,
  groupTickets,
  knownTotal,
  unitCount,
  wordsOf,
  type Cents,
  type Deposit,
  type DisplayMode,
  type Id,
  type UsedTicket,
  type WallTime,
} from '@rifas/shared/domain';
import { depositTexts } from './texts';

/** One line of what a deposit paid for: a ticket in multi mode, the tickets of one raffle in single mode. */
export interface TicketUse {
  /** Ids of its tickets. */
  readonly ids: readonly Id[];
  readonly number: string;
  readonly buyer: string | undefined;
  /** Undefined where the API gives no price. */
  readonly amount: Cents | undefined;
  /** Multi mode only, as far as the server tells. */
  readonly draw: string | undefined;
  readonly drawDate: WallTime | undefined;
  /** Whether it can still be taken back; a raffle only as a whole. See docs/rules.md, "Deletion". */
  readonly removable: boolean;
}

const byNumber = (a: UsedTicket, b: UsedTicket) =>
  compareNumbers(a.number, b.number) || compareNumbers(a.draw ?? '', b.draw ?? '');

const useOf = (group: readonly UsedTicket[], today: WallTime): Omit<TicketUse, 'draw' | 'drawDate'> => ({
  ids: group.map(({ id }) => id),
  number: group[0]?.number ?? '',
  buyer: buyerOf(group),
  amount: knownTotal(group),
  removable: group.every((ticket) => canRemoveTicket(ticket, today)),
});

export function ticketUses({ tickets }: Pick<Deposit, 'tickets'>, mode: DisplayMode, today: WallTime): TicketUse[] {
  if (wordsOf(mode).byTicket)
    return [...tickets]
      .sort(byNumber)
      .map((ticket) => ({ ...useOf([ticket], today), draw: ticket.draw, drawDate: ticket.drawDate }));
  return groupTickets(tickets.map((ticket) => ({ ...ticket, draw: ticket.draw ?? '' }))).map((raffle) => ({
    ...useOf(raffle, today),
    draw: undefined,
    drawDate: undefined,
  }));
}

/** What a deposit was used for, in a line: 'Carla · 2 talones · 1 pago personal', or that it was not used yet. */
export function describeUses({ tickets, payments, incomplete }: Deposit, mode: DisplayMode): string {
  const units = unitCount(tickets, mode);
  const uses = [
    tickets.length > 0 && buyerOf(tickets),
    units > 0 && wordsOf(mode).counted(units),
    payments.length > 0 && depositTexts.payments(payments.length),
  ].filter(Boolean);
  return uses.length === 0 && !incomplete ? depositTexts.notUsed : uses.join(' · ');
}
