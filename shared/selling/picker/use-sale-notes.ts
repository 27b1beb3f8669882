import { useCallback, useMemo } from 'react';
import { DRAW_OVER, isDrawOver, type Ticket } from '../../domain';
import { useLiveLinks, useTicketsToCheck } from '../links/use-live-links';
import { useWords } from '../use-deployment';
import { useToday } from '../use-today';
import type { ChoiceNotes, Mark, Question } from './choices';

// Nobody can sell it until the organiser has decided: who fills in a buyer first would be refused afterwards.
const TO_CHECK: ChoiceNotes = { refusal: 'Pago a revisar' };
const OVER: Mark = { tone: 'neutral', icon: 'clock', label: DRAW_OVER };

/** 'Con link de Lucía', as far as it is known whose it is. */
const linkMark = (buyer: string): Mark => {
  const [firstName] = buyer.split(/\s+/);
  return { tone: 'warning', icon: 'link', label: firstName ? `Con link de ${firstName}` : 'Con link' };
};

/**
 * What is said of a ticket wherever it can be sold: that its draw is over, and that somebody has a link to pay it. Both ask
 * before it is chosen; one whose payment is looked at cannot be (docs/rules.md, "Live links" and "Draws that are over").
 * @param outcome what becomes of the link if the ticket is sold here, as a sentence
 * @example useTicketChoices({ notesOf: useSaleNotes('Si lo registrás, ese link deja de servir.') })
 */
export function useSaleNotes(outcome: string): (ticket: Ticket) => ChoiceNotes {
  const { byTicket, it } = useWords();
  const links = useLiveLinks();
  const toCheck = useTicketsToCheck();
  const today = useToday();
  // A ticket with several links counts with the newest: the one that its seller sent last.
  const buyers = useMemo(() => new Map(links.map(({ ticketId, buyer }) => [ticketId, buyer?.trim() ?? ''])), [links]);

  return useCallback(
    (ticket) => {
      if (toCheck.has(ticket.id)) return TO_CHECK;
      const over = isDrawOver(ticket, today);
      const buyer = buyers.get(ticket.id);
      if (!over && buyer === undefined) return {};
      const asks = `¿Querés elegir${it(1)} igual?`;
      const what = byTicket ? `el sorteo ${ticket.draw} de la rifa ${ticket.number}` : `la rifa ${ticket.number}`;
      // The same for all tickets of one link in a raffle: choosing them together asks once.
      const linked = `${buyer ? `${buyer} tiene` : 'Ya hay'} un link con ${byTicket ? 'talones de ' : ''}la rifa ${ticket.number}.`;
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
