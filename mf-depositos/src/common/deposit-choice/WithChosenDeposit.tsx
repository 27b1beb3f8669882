import { useMemo, type ReactNode } from 'react';
import { DepositList } from '../DepositList';
import { BalanceChanged } from './BalanceChanged';
import { findChosen, type ChosenDeposit, type PayingDeposit } from './chosen-deposit';
import { DepositGone } from './DepositGone';
import type { DepositsToUse } from './deposits-to-use.api';

interface WithChosenDepositProps {
  readonly list: DepositsToUse;
  readonly chosen: ChosenDeposit;
  readonly onChooseAnother: () => void;
  readonly children: (deposit: PayingDeposit) => ReactNode;
}

/** A step after the first: the chosen deposit as it is now, and plain words where it is not what it was. */
export function WithChosenDeposit({ list, chosen, onChooseAnother, children }: WithChosenDepositProps) {
  const { data } = list;
  // The same object while nothing changed, so that the steps' long lists are not drawn again.
  const deposit = useMemo(() => data && findChosen(data, chosen), [data, chosen]);
  const gone = <DepositGone onChooseAnother={onChooseAnother} />;
  return (
    <DepositList query={list} empty={gone}>
      {() =>
        deposit ? (
          <>
            <BalanceChanged before={chosen.balance} now={deposit.balance} />
            {children(deposit)}
          </>
        ) : (
          gone
        )
      }
    </DepositList>
  );
}
