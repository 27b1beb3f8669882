import { useState } from 'react';
import { getBankDeposits } from '@rifas/shared/contracts';
import type { Deposit } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';
import { SummaryColumns } from '@rifas/shared/selling';
import { Accordion, AccordionItem, EmptyState, Stack, usePrinting } from '@rifas/shared/ui';
import { DepositHeader } from '../common/DepositHeader';
import { DepositList } from '../common/DepositList';
import { LongListRow } from '../common/LongListRow';
import { newestFirst } from '../common/newest-first';
import { depositTexts } from '../common/texts';
import { UsesOfDeposit } from '../common/UsesOfDeposit';
import { DeleteButton } from './delete/DeleteButton';
import { DeleteDialog } from './delete/DeleteDialog';
import type { Removable } from './delete/removable';
import { DepositTools } from './DepositTools';
import { BalanceTotal } from './DepositTotal';
import { useFoundDeposits } from './use-found-deposits';

interface BankDepositProps {
  readonly deposit: Deposit;
  readonly onDelete: (target: Removable) => void;
}

function BankDeposit({ deposit, onDelete }: BankDepositProps) {
  const printing = usePrinting();
  return (
    <LongListRow $height={68}>
      <AccordionItem summary={<DepositHeader deposit={deposit} />} open={printing || undefined} lazy>
        <UsesOfDeposit
          deposit={deposit}
          ticketAction={(use) => use.removable && <DeleteButton target={{ kind: 'ticket', use }} onPress={onDelete} />}
          paymentAction={(payment) => <DeleteButton target={{ kind: 'personalPayment', payment }} onPress={onDelete} />}
        />
      </AccordionItem>
    </LongListRow>
  );
}

const NOTHING = (
  <EmptyState icon="info" title={depositTexts.noBank}>
    {depositTexts.noBankHint}
  </EmptyState>
);

export function BankDeposits() {
  const list = useApiQuery(getBankDeposits, {}, { select: newestFirst });
  const search = useFoundDeposits(list.data);
  const [deleting, setDeleting] = useState<Removable | undefined>(undefined);
  return (
    <Stack>
      <DepositList query={list} contract={getBankDeposits} empty={NOTHING}>
        {() => (
          <SummaryColumns>
            <BalanceTotal deposits={search.all} />
            <Stack $gap="xs">
              <DepositTools kind="bank" search={search} />
              {search.found.length > 0 && (
                <Accordion>
                  {search.found.map((deposit) => (
                    <BankDeposit key={deposit.id} deposit={deposit} onDelete={setDeleting} />
                  ))}
                </Accordion>
              )}
            </Stack>
          </SummaryColumns>
        )}
      </DepositList>
      {deleting && <DeleteDialog target={deleting} onClose={() => setDeleting(undefined)} />}
    </Stack>
  );
}
