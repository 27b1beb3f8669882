import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../actions/Button';
import { Alert } from '../feedback/Alert';
import { Dialog } from './Dialog';

export interface ConfirmResult {
  readonly tone: 'success' | 'error';
  readonly message: ReactNode;
}

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What is about to happen. The result replaces it. */
  children?: ReactNode;
  confirmLabel?: string | undefined;
  closeLabel?: string;
  /** The confirmed work destroys something: it deletes a record or cancels a link. */
  danger?: boolean;
  /** The confirmed work is under way: the dialog can be neither confirmed again nor closed. */
  busy?: boolean;
  /** The work has ended: its message is shown with only the close button. */
  result?: ConfirmResult | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** A dialog that asks for a confirmation and then shows the result of the work. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel = 'SÍ', closeLabel = 'CERRAR', danger, busy = false } = props;
  const { result, onConfirm, onClose } = props;
  const id = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  const ended = result !== undefined;
  // A failure is announced at once. A success is read as the description of the button that takes the focus, because a
  // live region would be too late.
  const failed = result?.tone === 'error';
  // The pressed button has disappeared, and it had the focus. Before the result can be seen: a key that is pressed as
  // soon as it is read must not be lost.
  useLayoutEffect(() => {
    if (ended && !busy) closeButton.current?.focus();
  }, [ended, busy]);
  const actions = (
    <>
      <Button
        ref={closeButton}
        variant={ended ? 'primary' : 'secondary'}
        disabled={busy}
        aria-describedby={ended && !failed ? id : undefined}
        onClick={onClose}
      >
        {closeLabel}
      </Button>
      {!ended && (
        <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open={open} title={title} onClose={onClose} locked={busy} actions={actions} describedBy={id}>
      <div id={id}>
        {result ? (
          <Alert tone={result.tone} live={failed}>
            {result.message}
          </Alert>
        ) : (
          children
        )}
      </div>
    </Dialog>
  );
}
