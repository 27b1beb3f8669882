import type { Raffle } from '@rifas/shared/domain';
import { chosenRaffles, numbersOf, questionOf, useSaleNotes, useWords } from '@rifas/shared/selling';
import { ConfirmDialog } from '@rifas/shared/ui';
import { linkTexts } from '../common/texts';
import { agreeTo, takeOut, usePaymentLink } from './payment-link.store';

/**
 * Asks a question that could not be asked at the moment of choosing, because only later it became known that a ticket
 * has a link to pay it (docs/rules.md, "Live links"). Unwanted tickets leave the selection.
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
  // If a raffle was chosen whole, all of it is removed.
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
