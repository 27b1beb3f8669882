import { useState } from 'react';
import { getTransferableRaffles, transferDirectly } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import { Page } from '@rifas/shared/ui';
import { BackLink } from '../common/BackLink';
import { theRaffles } from '../common/bag-entries';
import { failureByData } from '../common/failure';
import { LeftOutRaffles } from '../common/LeftOut';
import { LoadedList } from '../common/LoadedList';
import { NothingToTransfer } from '../common/NothingToTransfer';
import { useTransferableRaffles } from '../common/raffle-lists';
import { useConfirmedWrite } from '../common/use-confirmed-write';
import { WriteDialog } from '../common/WriteDialog';
import { EMPTY_DRAFT, useDirectTransfer } from './direct-transfer.store';
import { DirectTransferForm } from './DirectTransferForm';

/** Sends raffles to the passenger of a mail; they stay with the sender until the receiver confirms: docs/rules.md, "Transfers". */
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
    <Page title={title} focusTitle back={<BackLink to={paths.transfer} />}>
      <LeftOutRaffles contract={getTransferableRaffles} />
      <LoadedList query={raffles} empty={<NothingToTransfer />}>
        {/* The key: after a transfer the form begins anew. */}
        {(entries) => <DirectTransferForm key={sent} entries={entries} onSend={transfer.ask} />}
      </LoadedList>
      <WriteDialog
        title={title}
        write={transfer}
        question={({ numbers, email }) =>
          `¿Querés transferir ${theRaffles(numbers)} a ${email}? Siguen siendo tuyas hasta que confirme la recepción.`
        }
        doneText={texts.directTransferDone}
      />
    </Page>
  );
}
