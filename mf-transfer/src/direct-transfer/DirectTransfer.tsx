import { useState } from 'react';
import { transferDirectly } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import { BackLink } from '@rifas/shared/selling';
import { Page } from '@rifas/shared/ui';
import { failureByData } from '../common/failure';
import { useTransferableRaffles } from '../common/raffle-lists';
import { directTexts } from '../common/texts';
import { TransferableList } from '../common/TransferList';
import { useConfirmedWrite } from '../common/use-confirmed-write';
import { WriteDialog } from '../common/WriteDialog';
import { EMPTY_DRAFT, useDirectTransfer } from './direct-transfer.store';
import { DirectTransferForm } from './DirectTransferForm';

/**
 * Sends raffles to the passenger with a given email. They stay with the sender until the receiver confirms:
 * docs/rules.md, "Transfers".
 */
export function DirectTransfer({ title }: { title: string }) {
  const raffles = useTransferableRaffles();
  const [sent, setSent] = useState(0);
  const transfer = useConfirmedWrite(transferDirectly, {
    failureOf: (error) => failureByData(texts.directTransferFailed, error),
    onDone: () => {
      useDirectTransfer.setState(EMPTY_DRAFT);
      setSent((count) => count + 1);
    },
  });
  return (
    <Page title={title} focusTitle back={<BackLink to={paths.transfer} help="transferir" />}>
      <TransferableList query={raffles}>
        {/* The key makes the form start again after a transfer. */}
        {(entries) => <DirectTransferForm key={sent} entries={entries} onSend={transfer.ask} />}
      </TransferableList>
      <WriteDialog
        title={title}
        write={transfer}
        question={({ numbers, email }) => directTexts.question(numbers, email)}
        doneText={texts.directTransferDone}
      />
    </Page>
  );
}
