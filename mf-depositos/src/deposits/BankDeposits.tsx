import { useState } from 'react';
import { getBankDeposits } from '@rifas/shared/contracts';
import { EmptyState } from '@rifas/shared/ui';
import { DepositHeader } from '../common/DepositHeader';
import { depositTexts } from '../common/texts';
import { UsesOfDeposit } from '../common/UsesOfDeposit';
import { DeleteButton, DeleteDialog } from './delete/DeleteDialog';
import type { Removable } from './delete/removable';
import { DepositRow, DepositTab } from './DepositTab';
import { BalanceTotal } from './DepositTotal';

const NOTHING = (
  <EmptyState icon="bank" title={depositTexts.noBank}>
    {depositTexts.noBankHint}
  </EmptyState>
);

export function BankDeposits() {
  const [deleting, setDeleting] = useState<Removable | undefined>(undefined);
  return (
    <>
      <DepositTab kind="bank" contract={getBankDeposits} empty={NOTHING} total={BalanceTotal}>
        {(deposit) => (
          <DepositRow key={deposit.id} summary={<DepositHeader deposit={deposit} />}>
            <UsesOfDeposit
              deposit={deposit}
              ticketAction={(use) =>
                use.removable && <DeleteButton target={{ kind: 'ticket', use }} onPress={setDeleting} />
              }
              paymentAction={(payment) => (
                <DeleteButton target={{ kind: 'personalPayment', payment }} onPress={setDeleting} />
              )}
            />
          </DepositRow>
        )}
      </DepositTab>
      {deleting && <DeleteDialog target={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
