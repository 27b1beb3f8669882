import { useEffect, useId, useRef, type ReactNode } from 'react';
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
  /** What is about to happen; gives way to the result. */
  children?: ReactNode;
  confirmLabel?: string | undefined;
  closeLabel?: string;
  /** The confirmation takes something away. */
  danger?: boolean;
  /** The confirmed work is under way: neither confirming again nor closing. */
  busy?: boolean;
  /** The work has ended: its message shows, with the close button only. */
  result?: ConfirmResult | undefined;
  onConfirm: () => void;
  onClose: () => void;
}

/** Yes or close; then how it went, and close. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel = 'SÍ', closeLabel = 'CERRAR', danger, busy = false } = props;
  const { result, onConfirm, onClose } = props;
  const id = useId();
  const closeButton = useRef<HTMLButtonElement>(null);
  const ended = result !== undefined;
  // A failure is told at once. A success is read with the button that takes the focus: it would come too late for a live region.
  const failed = result?.tone === 'error';
  useEffect(() => {
    // The pressed button has gone, and the focus with it.
    if (ended) closeButton.current?.focus();
  }, [ended]);
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
