import { useMemo, type ReactNode } from 'react';
import type { Cents } from '@rifas/shared/domain';
import { unbroken } from '@rifas/shared/format';
import { useMoney } from '@rifas/shared/selling';
import { Alert, Button } from '@rifas/shared/ui';
import { DepositList } from '../DepositList';
import { choiceTexts } from '../texts';
import { findChosen, type ChosenDeposit, type PayingDeposit } from './chosen-deposit';
import type { DepositsToUse } from './deposits-to-use.api';

interface BalanceChangedProps {
  /** When the deposit was chosen. */
  readonly before: Cents;
  readonly now: Cents;
}

/** Says that the balance is no longer what the seller saw. */
function BalanceChanged({ before, now }: BalanceChangedProps) {
  const money = useMoney();
  if (before === now) return null;
  return <Alert tone="warning">{choiceTexts.balanceChanged(unbroken(money(before)), unbroken(money(now)))}</Alert>;
}

/** The chosen deposit has no money left; what was typed or chosen is kept for another one. */
function DepositGone({ onChooseAnother }: { onChooseAnother: () => void }) {
  return (
    <Alert
      tone="warning"
      title={choiceTexts.gone}
      action={<Button onClick={onChooseAnother}>{choiceTexts.chooseAnother}</Button>}
    >
      {choiceTexts.goneHint}
    </Alert>
  );
}

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
