import type { ReactNode } from 'react';
import type { Deposit } from '@rifas/shared/contracts';
import { balanceOf } from '@rifas/shared/domain';
import { DepositListStatus } from '../DepositListStatus';
import { BalanceChanged } from './BalanceChanged';
import { findChosen, type ChosenDeposit } from './chosen-deposit';
import { DepositGone } from './DepositGone';
import type { DepositsToUse } from './deposits-to-use.api';

interface WithChosenDepositProps {
  readonly list: DepositsToUse;
  readonly chosen: ChosenDeposit;
  readonly onChooseAnother: () => void;
  readonly children: (deposit: Deposit) => ReactNode;
}

/** A step after the first: the chosen deposit as it is now, and plain words where it is not what it was. */
export function WithChosenDeposit({ list, chosen, onChooseAnother, children }: WithChosenDepositProps) {
  const deposit = list.data && findChosen(list.data, chosen);
  return (
    <>
      <DepositListStatus list={list} empty={null} />
      {list.data && !deposit && <DepositGone onChooseAnother={onChooseAnother} />}
      {deposit && (
        <>
          <BalanceChanged before={chosen.balance} now={balanceOf(deposit)} />
          {children(deposit)}
        </>
      )}
    </>
  );
}
