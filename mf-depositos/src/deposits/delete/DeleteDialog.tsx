import { texts } from '@rifas/shared/domain';
import { ContactMail, useWords } from '@rifas/shared/selling';
import { ConfirmDialog, Spinner, Text, type ConfirmResult } from '@rifas/shared/ui';
import { deleteTexts } from '../../common/texts';
import { nameOf, type Removable } from './removable';
import { useDelete } from './use-delete';

interface DeleteDialogProps {
  readonly target: Removable;
  readonly onClose: () => void;
}

const RESULTS: Readonly<Record<'deleted' | 'failed', ConfirmResult>> = {
  deleted: { tone: 'success', message: texts.deleteDone },
  failed: {
    tone: 'error',
    message: (
      <>
        {texts.deleteFailed} <ContactMail />
      </>
    ),
  },
};

/** Asks, deletes, says how it went; see docs/rules.md, "Deletion". */
export function DeleteDialog({ target, onClose }: DeleteDialogProps) {
  const words = useWords();
  const { confirm, deleting, outcome } = useDelete(target);
  return (
    <ConfirmDialog
      open
      danger
      title={texts.deleteQuestion}
      confirmLabel={deleteTexts.confirm}
      closeLabel={deleteTexts.close}
      busy={deleting}
      result={outcome && RESULTS[outcome]}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{deleteTexts.line(nameOf(target, words))}</Text>
      {deleting && <Spinner label={deleteTexts.deleting} />}
    </ConfirmDialog>
  );
}
