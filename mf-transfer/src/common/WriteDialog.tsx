import type { ReactNode } from 'react';
import { useHost } from '@rifas/shared/remote';
import { Link, paths } from '@rifas/shared/routing';
import { MailLink } from '@rifas/shared/selling';
import { ConfirmDialog, Text, type ConfirmResult } from '@rifas/shared/ui';
import type { Failure } from './failure';
import { menuTexts, writeTexts } from './texts';
import type { Confirmation, ConfirmedWrite } from './use-confirmed-write';

/** A failure as text for the seller, with the support mailbox if the text needs it. */
function FailureText({ text, withMailbox, reason, uncertain }: Failure) {
  const { variant, links } = useHost().deployment;
  return (
    <>
      <p>
        {text}
        {withMailbox && (
          <>
            {' '}
            <MailLink address={links.supportMail} />
          </>
        )}
      </p>
      {reason && <Text size="s">{reason}</Text>}
      {uncertain && (
        <Text size="s">
          {writeTexts.uncertain} <Link to={paths.transfer}>{menuTexts.titles[variant]}</Link> {writeTexts.uncertainEnd}
        </Text>
      )}
    </>
  );
}

function resultOf<Request>(confirmation: Confirmation<Request>, doneText: string): ConfirmResult | undefined {
  if (confirmation.phase === 'done') return { tone: 'success', message: doneText };
  if (confirmation.phase === 'failed') return { tone: 'error', message: <FailureText {...confirmation.failure} /> };
  return undefined;
}

interface WriteDialogProps<Request> {
  title: string;
  write: ConfirmedWrite<Request>;
  question: (request: Request) => ReactNode;
  doneText: string;
  /** Called when the seller closes the dialog after the write was done. */
  onDoneClosed?: () => void;
}

/** A dialog that asks for a confirmation, and then shows the result with only a close button. */
export function WriteDialog<Request>({ title, write, question, doneText, onDoneClosed }: WriteDialogProps<Request>) {
  const { confirmation, confirm, close } = write;
  const closeDialog = () => {
    close();
    if (confirmation.phase === 'done') onDoneClosed?.();
  };
  return (
    <ConfirmDialog
      open={confirmation.phase !== 'closed'}
      title={title}
      busy={confirmation.phase === 'sending'}
      result={resultOf(confirmation, doneText)}
      onConfirm={confirm}
      onClose={closeDialog}
    >
      {confirmation.phase !== 'closed' && question(confirmation.request)}
    </ConfirmDialog>
  );
}
