import type { Raffle } from '@rifas/shared/domain';
import { chosenRaffles, numbersOf, questionOf, useSaleNotes, useWords } from '@rifas/shared/selling';
import { ConfirmDialog } from '@rifas/shared/ui';
import { linkTexts } from '../common/texts';
import { agreeTo, takeOut, usePaymentLink } from './payment-link.store';

/**
 * Asks what could not be asked when a ticket was chosen, because it became known later: that somebody has a link to pay it
 * (docs/rules.md, "Live links"). What is not wanted any more leaves the selection.
 */
export function LateQuestion({ raffles }: { readonly raffles: readonly Raffle[] }) {
  const chosen = usePaymentLink((draft) => draft.chosen);
  const agreed = usePaymentLink((draft) => draft.agreed);
  const notesOf = useSaleNotes(linkTexts.linkOutcome);
  const { byTicket } = useWords();
  const asking = chosenRaffles(chosen, raffles)
    .flat()
    .filter((ticket) => !agreed.includes(ticket.id) && notesOf(ticket).question !== undefined);
  const question = questionOf(asking.map(notesOf));
  if (!question) return null;
  const numbers = numbersOf(asking);
  // A raffle that is chosen whole goes whole.
  const unwanted = byTicket ? asking : chosen.filter(({ number }) => numbers.includes(number));
  return (
    <ConfirmDialog
      open
      title={question.title}
      confirmLabel={linkTexts.keep}
      closeLabel={linkTexts.takeOut}
      onConfirm={() => agreeTo(asking)}
      onClose={() => takeOut(unwanted)}
    >
      {question.text}
    </ConfirmDialog>
  );
}
