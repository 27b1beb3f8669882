import { useCallback } from 'react';
import { useHost } from '@rifas/shared/remote';
import { isPending, isSellable, raffleNumber, stateLabel, type Priced, type Raffle, type Ticket } from '../../domain';
import { formatDate, NO_PRICE } from '../../format';
import { PriceOfTickets } from '../money/Prices';
import { drawLabel } from '../raffle/draws';
import { TicketStateChip } from '../raffle/TicketStateChip';
import { useMoney, usePricing, useWords } from '../use-deployment';
import type { Choice, ChoiceNotes, Mark, PickableRaffle } from './choices';

/** What is sold in one gesture. */
export interface TicketChoice extends Choice {
  readonly tickets: readonly Priced[];
}

export interface TicketChoiceOptions {
  /** Names the state of pending tickets too, beside their date. */
  readonly namesPending?: boolean;
  /** What else is known of a ticket: marks, why it cannot be chosen now, what to ask first. Must be stable. */
  readonly notesOf?: (ticket: Ticket) => ChoiceNotes;
}

const NO_NOTES = (): ChoiceNotes => ({});

// A raffle as a whole says once what several of its tickets say.
const distinct = (marks: readonly Mark[]): Mark[] => [...new Map(marks.map((mark) => [mark.label, mark])).values()];

function wholeRaffle(raffle: Raffle, notesOf: (ticket: Ticket) => ChoiceNotes): TicketChoice {
  const sellable = raffle.filter((ticket): ticket is Priced => isSellable(ticket));
  const notes = new Map(sellable.map((ticket) => [ticket.id, notesOf(ticket)]));
  const tickets = sellable.filter(({ id }) => notes.get(id)?.refusal === undefined);
  const all = [...notes.values()];
  const refusal = sellable.length === 0 ? NO_PRICE : all.find((one) => one.refusal !== undefined)?.refusal;
  const question = all.find((one) => one.question)?.question;
  return {
    key: raffleNumber(raffle),
    tickets,
    marks: distinct(all.flatMap(({ marks = [] }) => marks)),
    ...(tickets.length > 0 && { detail: <PriceOfTickets tickets={tickets} /> }),
    ...(tickets.length === 0 && { refusal }),
    ...(question && { question }),
  };
}

/**
 * Describes raffles for a picker that sells them: ticket by ticket with draw, date and price, or whole with the price of what
 * can be sold, by the deployment. What cannot be sold says why.
 * @example <RafflePicker raffles={raffles} numberOf={raffleNumber} describe={useTicketChoices()} … />
 */
export function useTicketChoices(options: TicketChoiceOptions = {}): (raffle: Raffle) => PickableRaffle<TicketChoice> {
  const { namesPending = false, notesOf = NO_NOTES } = options;
  const { variant } = useHost().deployment;
  const { byTicket } = useWords();
  const { fixed } = usePricing();
  const money = useMoney();

  return useCallback(
    (raffle) => {
      // A fixed price stands once above the list.
      const priceOf = (ticket: Priced) => (fixed ? undefined : money(ticket.priceCents));
      const choiceOf = (ticket: Ticket): TicketChoice => {
        const sellable = isSellable(ticket);
        const state = namesPending && isPending(ticket) ? stateLabel(ticket, variant) : '';
        return {
          key: String(ticket.id),
          label: drawLabel(ticket.draw),
          detail: [formatDate(ticket.drawDate), state].filter(Boolean).join(' · ') || undefined,
          tickets: sellable ? [ticket] : [],
          ...notesOf(ticket),
          ...(sellable && { price: priceOf(ticket) }),
          ...(!sellable && { refusal: isPending(ticket) ? NO_PRICE : <TicketStateChip ticket={ticket} /> }),
        };
      };
      return {
        number: raffleNumber(raffle),
        choices: byTicket ? { tickets: raffle.map(choiceOf) } : { whole: wholeRaffle(raffle, notesOf) },
      };
    },
    [byTicket, fixed, money, namesPending, notesOf, variant],
  );
}
