import { useState } from 'react';
import { cancelLink } from '@rifas/shared/contracts';
import { useApiMutation } from '@rifas/shared/query';
import { useHost } from '@rifas/shared/remote';
import { ConfirmDialog, Stack, useLatch, type ConfirmResult } from '@rifas/shared/ui';
import { endLinkTexts } from '../common/links-texts';
import type { LinkDialogProps } from './link-dialogs';
import { buyerOfLink } from './link-filter';
import { endFailure } from './links.api';

/** Ends a link after a question, which explains what happens to a payment under way. */
export function CancelDialog({ link, onClose }: LinkDialogProps) {
  const { notify } = useHost();
  const { mutateAsync } = useApiMutation(cancelLink);
  const [result, setResult] = useState<ConfirmResult>();
  const [busy, run] = useLatch();

  const cancel = async () => {
    try {
      await mutateAsync({ token: link.token });
      onClose();
      notify(endLinkTexts.cancelled, 'success');
    } catch (thrown) {
      setResult({ tone: 'error', message: endFailure(thrown) });
    }
  };
  return (
    <ConfirmDialog
      open
      title={endLinkTexts.cancelTitle}
      confirmLabel={endLinkTexts.yes}
      closeLabel={result ? endLinkTexts.close : endLinkTexts.no}
      danger
      busy={busy}
      result={result}
      onConfirm={() => void run(cancel)}
      onClose={onClose}
    >
      <Stack $gap="s">
        <p>{endLinkTexts.cancelQuestion(buyerOfLink(link))}</p>
        {link.state === 'inPayment' ? <p>{endLinkTexts.payment}</p> : null}
      </Stack>
    </ConfirmDialog>
  );
}
