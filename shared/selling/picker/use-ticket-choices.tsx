import { useCallback } from 'react';
import { useHost } from '@rifas/shared/remote';
import { isPending, isSellable, raffleNumber, stateLabel, type Priced, type Raffle, type Ticket } from '../../domain';
import { formatDate, NO_PRICE, unbroken } from '../../format';
import { PriceOfTickets } from '../money/PriceOfTickets';
import { drawLabel } from '../raffle/draws';
import { TicketStateChip } from '../raffle/TicketStateChip';
import { useMoney, usePricing, useWords } from '../use-deployment';
import { isOffered, type Choice, type ChoiceNotes, type Mark, type PickableRaffle, type Together } from './choices';
import { questionOf } from './question-of';

/** What is sold in one gesture. */
export interface TicketChoice extends Choice {
  readonly tickets: readonly Priced[];
}

export interface TicketChoiceOptions {
  /** Names the state of pending tickets too, beside their date. */
  readonly namesPending?: boolean;
  /**
   * Notes on a ticket that can be sold: marks, a reason against it, a question to ask first. Must be stable. See
   * `useSaleNotes`.
   */
  readonly notesOf?: (ticket: Ticket) => ChoiceNotes;
}

const NO_NOTES = (): ChoiceNotes => ({});

// A whole raffle shows a mark once, even if several of its tickets have it.
const distinct = (marks: readonly Mark[]): Mark[] => [...new Map(marks.map((mark) => [mark.label, mark])).values()];

function wholeRaffle(raffle: Raffle, notesOf: (ticket: Ticket) => ChoiceNotes): TicketChoice {
  const sellable = raffle.filter((ticket): ticket is Priced => isSellable(ticket));
  const noted = sellable.map((ticket) => ({ ticket, notes: notesOf(ticket) }));
  const free = noted.filter(({ notes }) => notes.refusal === undefined);
  const usual = free.filter(({ notes }) => !notes.apart);
  // If only tickets marked `apart` are left, they are the whole raffle.
  const sold = usual.length > 0 ? usual : free;
  const notes = sold.map((one) => one.notes);
  const tickets = sold.map(({ ticket }) => ticket);
  const leftOut = free.filter((one) => !sold.includes(one));
  const [why] = leftOut[0]?.notes.marks ?? [];
  const refusal =
    sellable.length === 0 ? NO_PRICE : noted.find((one) => one.notes.refusal !== undefined)?.notes.refusal;
  return {
    key: raffleNumber(raffle),
    tickets,
    marks: distinct(notes.flatMap(({ marks = [] }) => marks)),
    // The price covers only the other tickets. Without this line it would seem too low.
    detail: why && `${why.label}: ${unbroken(`${leftOut.length} de ${free.length}`)}`,
    price: tickets.length > 0 ? <PriceOfTickets tickets={tickets} stacked /> : undefined,
    refusal: tickets.length > 0 ? undefined : refusal,
    question: questionOf(notes),
  };
}

/** All tickets of a raffle that can be chosen, with one tap; undefined if there are fewer than two. */
function allTogether(raffle: Raffle, choices: readonly TicketChoice[]): Together<TicketChoice> | undefined {
  const parts = choices.filter((choice) => isOffered(choice) && !choice.apart);
  if (parts.length < 2) return undefined;
  const tickets = parts.flatMap((part) => part.tickets);
  const choice = {
    // No ticket's key begins like this: those are ids of the API.
    key: `toda ${raffleNumber(raffle)}`,
    label: 'Toda la rifa',
    price: <PriceOfTickets tickets={tickets} />,
    tickets,
    question: questionOf(parts),
  };
  return { choice, keys: parts.map(({ key }) => key) };
}

/**
 * Returns a function that describes raffles for a picker that sells them. By the deployment's mode, it describes
 * tickets with draw, date and price, or whole raffles with the price of what can be sold. What cannot be sold has a
 * reason.
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
      // A fixed price is shown once above the list.
      const priceOf = (ticket: Priced) => (fixed ? undefined : money(ticket.priceCents));
      const choiceOf = (ticket: Ticket): TicketChoice => {
        const sellable = isSellable(ticket);
        const state = namesPending && isPending(ticket) ? stateLabel(ticket, variant) : '';
        return {
          key: String(ticket.id),
          label: drawLabel(ticket.draw),
          detail: (
            <>
              <span>{formatDate(ticket.drawDate)}</span> <span>{state}</span>
            </>
          ),
          tickets: sellable ? [ticket] : [],
          ...(sellable && notesOf(ticket)),
          ...(sellable && { price: priceOf(ticket) }),
          ...(!sellable && { refusal: isPending(ticket) ? NO_PRICE : <TicketStateChip ticket={ticket} /> }),
        };
      };
      const number = raffleNumber(raffle);
      if (!byTicket) return { number, choices: { whole: wholeRaffle(raffle, notesOf) } };
      const tickets = raffle.map(choiceOf);
      return { number, choices: { tickets, together: allTogether(raffle, tickets) } };
    },
    [byTicket, fixed, money, namesPending, notesOf, variant],
  );
}
