import { texts } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { ConfirmDialog, Spinner, Text, type ConfirmResult } from '@rifas/shared/ui';
import { ContactMail } from '../../common/ContactMail';
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

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Asks, deletes, says how it went (specification 4, delete modal). */
export function DeleteDialog({ target, onClose }: DeleteDialogProps) {
  const { mode } = useHost().deployment;
  const { confirm, deleting, outcome } = useDelete(target);
  return (
    <ConfirmDialog
      open
      danger
      title={texts.deleteQuestion}
      confirmLabel="SÍ"
      closeLabel="CERRAR"
      busy={deleting}
      result={outcome && RESULTS[outcome]}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{capitalised(nameOf(target, mode))}</Text>
      {deleting && <Spinner label="Borrando…" />}
    </ConfirmDialog>
  );
}
