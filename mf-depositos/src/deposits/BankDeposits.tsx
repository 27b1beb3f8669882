import { useState } from 'react';
import { getBankDeposits } from '@rifas/shared/contracts';
import { balanceOf, type Deposit } from '@rifas/shared/domain';
import { Accordion, AccordionItem, EmptyState, Stack, usePrinting } from '@rifas/shared/ui';
import { Balance } from '../common/Balance';
import { DepositHeader } from '../common/DepositHeader';
import { DepositListStatus } from '../common/DepositListStatus';
import { LeftOut } from '../common/LeftOut';
import { LongListRow } from '../common/LongListRow';
import { UsesOfDeposit } from '../common/UsesOfDeposit';
import { DeleteButton } from './delete/DeleteButton';
import { DeleteDialog } from './delete/DeleteDialog';
import type { Removable } from './delete/removable';
import { useBankDeposits } from './deposits.api';
import { DepositTools } from './settlement/DepositTools';
import { useFoundDeposits } from './use-found-deposits';

interface BankDepositProps {
  readonly deposit: Deposit;
  readonly onDelete: (target: Removable) => void;
}

function BankDeposit({ deposit, onDelete }: BankDepositProps) {
  const printing = usePrinting();
  const header = (
    <DepositHeader deposit={deposit}>
      <Balance amount={balanceOf(deposit)} />
    </DepositHeader>
  );
  return (
    <LongListRow $height={84}>
      <AccordionItem summary={header} open={printing || undefined} lazy>
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
  <EmptyState icon="info" title="No tienes depósitos bancarios.">
    Cuando se registre un depósito a tu nombre lo vas a ver acá.
  </EmptyState>
);

export function BankDeposits() {
  const list = useBankDeposits();
  const search = useFoundDeposits(list.data);
  const [deleting, setDeleting] = useState<Removable | undefined>(undefined);
  return (
    <Stack>
      <DepositListStatus list={list} empty={NOTHING} />
      <LeftOut contract={getBankDeposits} one="depósito" many="depósitos" />
      {search.total > 0 && (
        <>
          <DepositTools kind="bank" search={search} />
          {search.found.length > 0 && (
            <Accordion>
              {search.found.map((deposit) => (
                <BankDeposit key={deposit.id} deposit={deposit} onDelete={setDeleting} />
              ))}
            </Accordion>
          )}
        </>
      )}
      {deleting && <DeleteDialog target={deleting} onClose={() => setDeleting(undefined)} />}
    </Stack>
  );
}
