import { useState } from 'react';
import { deletePayment, deletePersonalPayment } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { capitalised, unbroken } from '@rifas/shared/format';
import { refreshAfter, useApiMutation } from '@rifas/shared/query';
import { ContactMail, useMoney, useWords, writeFailureOf, type WriteFailure } from '@rifas/shared/selling';
import {
  ConfirmDialog,
  DefinitionList,
  IconButton,
  Spinner,
  Stack,
  Text,
  useLatch,
  type ConfirmResult,
} from '@rifas/shared/ui';
import { deleteTexts, depositTexts } from '../../common/texts';
import { nameOf, type Removable } from './removable';

/** A failure after which a part is deleted counts as uncertain too. */
type DeleteOutcome = 'deleted' | WriteFailure;

/** Deletes a record once, however often the button is pressed. */
function useDelete(target: Removable) {
  const ticket = useApiMutation(deletePayment, { refresh: 'later' });
  const payment = useApiMutation(deletePersonalPayment, { refresh: 'later' });
  const [deleting, run] = useLatch();
  const [outcome, setOutcome] = useState<DeleteOutcome | undefined>(undefined);

  const remove = async (): Promise<DeleteOutcome> => {
    let some = false;
    try {
      if (target.kind === 'personalPayment') await payment.mutateAsync({ paymentId: target.payment.id });
      // One after the other, because each call takes one ticket and changes the same deposit.
      else
        for (const ticketId of target.use.ids) {
          await ticket.mutateAsync({ ticketId });
          some = true;
        }
      return 'deleted';
    } catch (thrown) {
      const failure = writeFailureOf(thrown);
      return { ...failure, uncertain: some || failure.uncertain };
    }
  };
  const confirm = () =>
    run(() =>
      remove()
        .then(setOutcome)
        // Also after a failure: a part of the raffle's tickets, or the whole record, may already be gone.
        .finally(() => void refreshAfter(target.kind === 'ticket' ? deletePayment : deletePersonalPayment)),
    );
  return { confirm, deleting, outcome };
}

interface DeleteButtonProps {
  readonly target: Removable;
  readonly onPress: (target: Removable) => void;
}

export function DeleteButton({ target, onPress }: DeleteButtonProps) {
  const words = useWords();
  const money = useMoney();
  return (
    <IconButton icon="trash" label={deleteTexts.button(nameOf(target, words, money))} onClick={() => onPress(target)} />
  );
}

interface DeleteDialogProps {
  readonly target: Removable;
  readonly onClose: () => void;
}

function resultOf(outcome: DeleteOutcome): ConfirmResult {
  if (outcome === 'deleted') return { tone: 'success', message: texts.deleteDone };
  const { reason, uncertain } = outcome;
  return {
    tone: 'error',
    message: (
      <>
        {texts.deleteFailed} <ContactMail />
        {reason && <Text size="s">{reason}</Text>}
        {uncertain && <Text size="s">{deleteTexts.unsure}</Text>}
      </>
    ),
  };
}

/** Asks for a confirmation, deletes, and shows the result; see docs/rules.md, "Deletion". */
export function DeleteDialog({ target, onClose }: DeleteDialogProps) {
  const words = useWords();
  const money = useMoney();
  const { confirm, deleting, outcome } = useDelete(target);
  return (
    <ConfirmDialog
      open
      danger
      title={texts.deleteQuestion}
      confirmLabel={deleteTexts.confirm}
      closeLabel={deleteTexts.close}
      busy={deleting}
      result={outcome && resultOf(outcome)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Stack $gap="s">
        <Text strong>{capitalised(nameOf(target, words, (amount) => unbroken(money(amount))))}</Text>
        {target.kind === 'ticket' && (
          <DefinitionList
            items={[
              ...(target.use.buyer ? [{ label: deleteTexts.buyer, value: target.use.buyer }] : []),
              { label: depositTexts.amount, value: money(target.use.amount) },
            ]}
          />
        )}
        <Text>{deleteTexts.outcome[target.kind]}</Text>
        {deleting && <Spinner label={deleteTexts.deleting} />}
      </Stack>
    </ConfirmDialog>
  );
}
