import type { DateObject, Deposit, UsedTicket } from '@rifas/shared/contracts';
import type { Mode } from '@rifas/shared/deployment';
import {
  buyerOf,
  canRemoveTicket,
  compareNumero,
  texts,
  ticketsTotal,
  type CalendarDay,
  type Cents,
} from '@rifas/shared/domain';

/** One line of what a deposit paid for: a talón in multi mode, the talones of one raffle in single mode (D9). */
export interface TicketUse {
  /** Ids of its talones. */
  readonly ids: readonly number[];
  readonly numero: string;
  readonly buyer: string | undefined;
  readonly amount: Cents;
  /** Multi mode only, as far as the server tells. */
  readonly draw: string | undefined;
  readonly drawDate: DateObject | undefined;
  /** Whether it can still be taken back (D12); a raffle only as a whole. */
  readonly removable: boolean;
}

const byNumber = (a: UsedTicket, b: UsedTicket) =>
  compareNumero(a.Numero, b.Numero) || compareNumero(a.SorteoNumero ?? '', b.SorteoNumero ?? '');

function groupsOf(tickets: readonly UsedTicket[], mode: Mode): UsedTicket[][] {
  if (mode === 'multi') return tickets.map((ticket) => [ticket]);
  const groups = new Map<string, UsedTicket[]>();
  for (const ticket of tickets) groups.set(ticket.Numero, [...(groups.get(ticket.Numero) ?? []), ticket]);
  return [...groups.values()];
}

export function ticketUses(
  { registros: [tickets] }: Pick<Deposit, 'registros'>,
  mode: Mode,
  today: CalendarDay,
): TicketUse[] {
  return groupsOf([...tickets].sort(byNumber), mode).map((group) => ({
    ids: group.map(({ id }) => id),
    numero: group[0]?.Numero ?? '',
    buyer: buyerOf(group.map(({ Nombre }) => ({ Nombre }))),
    amount: ticketsTotal(group),
    draw: mode === 'multi' ? (group[0]?.SorteoNumero ?? undefined) : undefined,
    drawDate: mode === 'multi' ? (group[0]?.FechaSorteo ?? undefined) : undefined,
    removable: group.every((ticket) => canRemoveTicket(ticket, today)),
  }));
}

/** What a deposit was used for, by the words of the display mode (specification 2). */
export const usesTitle = (mode: Mode): string => (mode === 'multi' ? texts.ticketsOfDeposit : texts.rafflesOfDeposit);

/** 'talón 00123, sorteo 2' or 'rifa 00123': to name it where only words can. */
export const nameOfUse = ({ numero, draw }: Pick<TicketUse, 'numero' | 'draw'>, mode: Mode): string =>
  mode === 'single' ? `rifa ${numero}` : `talón ${numero}${draw === undefined ? '' : `, sorteo ${draw}`}`;
