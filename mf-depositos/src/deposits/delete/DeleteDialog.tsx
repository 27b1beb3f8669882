import { texts } from '@rifas/shared/domain';
import { unbroken } from '@rifas/shared/format';
import { ContactMail, useMoney, useWords } from '@rifas/shared/selling';
import { ConfirmDialog, DefinitionList, IconButton, Spinner, Stack, Text, type ConfirmResult } from '@rifas/shared/ui';
import { deleteTexts, depositTexts } from '../../common/texts';
import { nameOf, type Removable } from './removable';
import { useDelete, type DeleteOutcome } from './use-delete';

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
        <Text strong>{deleteTexts.line(nameOf(target, words, (amount) => unbroken(money(amount))))}</Text>
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
