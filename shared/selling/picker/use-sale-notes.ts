import { useCallback, useMemo } from 'react';
import { DRAW_OVER, isDrawOver, type Ticket } from '../../domain';
import { isolated } from '../../format';
import { useLiveLinks, useTicketsToCheck } from '../links/use-live-links';
import { useWords } from '../use-deployment';
import { useToday } from '../use-today';
import type { ChoiceNotes, Mark, Question } from './choices';

// Cannot be sold until the organiser has decided. Otherwise the sale would be refused after the seller has filled in a
// buyer.
const TO_CHECK: ChoiceNotes = { refusal: 'Pago a revisar' };
const OVER: Mark = { tone: 'neutral', icon: 'clock', label: DRAW_OVER };

/** 'Con link de Lucía', or 'Con link' if the name is unknown. */
const linkMark = (buyer: string): Mark => {
  const [firstName] = buyer.split(/\s+/);
  return { tone: 'warning', icon: 'link', label: firstName ? `Con link de ${isolated(firstName)}` : 'Con link' };
};

/**
 * The notes on a ticket wherever it is sold: that its draw is over, or that a link to pay it exists. Both ask a
 * question before the ticket is chosen. A ticket whose payment is being checked cannot be chosen
 * (docs/rules.md, "Live links" and "Draws that are over").
 * @param outcome a sentence about what happens to the link if the ticket is sold here
 * @example useTicketChoices({ notesOf: useSaleNotes('Si lo registrás, ese link deja de servir.') })
 */
export function useSaleNotes(outcome: string): (ticket: Ticket) => ChoiceNotes {
  const { byTicket, it } = useWords();
  const links = useLiveLinks();
  const toCheck = useTicketsToCheck();
  const today = useToday();
  // If a ticket has several links, the newest counts: the one that the seller sent last.
  const buyers = useMemo(() => new Map(links.map(({ ticketId, buyer }) => [ticketId, buyer?.trim() ?? ''])), [links]);

  return useCallback(
    (ticket) => {
      if (toCheck.has(ticket.id)) return TO_CHECK;
      const over = isDrawOver(ticket, today);
      const buyer = buyers.get(ticket.id);
      if (!over && buyer === undefined) return {};
      const asks = `¿Querés elegir${it(1)} igual?`;
      const what = byTicket ? `el sorteo ${ticket.draw} de la rifa ${ticket.number}` : `la rifa ${ticket.number}`;
      // All tickets of one link in a raffle have the same text, so that choosing them together asks once.
      const linked = `${buyer ? `${isolated(buyer)} tiene` : 'Ya hay'} un link con ${byTicket ? 'talones de ' : ''}la rifa ${ticket.number}.`;
      const question: Question = over
        ? { title: OVER.label, text: `Ya se sorteó ${what}. ${asks}`, confirm: 'ELEGIR' }
        : { title: 'Ya tiene un link', text: `${linked} ${outcome} ¿Querés seguir igual?`, confirm: 'ELEGIR' };
      return {
        marks: [...(over ? [OVER] : []), ...(buyer === undefined ? [] : [linkMark(buyer)])],
        question,
        apart: over,
      };
    },
    [buyers, byTicket, it, outcome, toCheck, today],
  );
}
