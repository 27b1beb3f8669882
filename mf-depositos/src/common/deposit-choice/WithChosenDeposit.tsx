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
  /** The balance when the deposit was chosen. */
  readonly before: Cents;
  readonly now: Cents;
}

/** A notice that the balance differs from the one that the seller saw. */
function BalanceChanged({ before, now }: BalanceChangedProps) {
  const money = useMoney();
  if (before === now) return null;
  return <Alert tone="warning">{choiceTexts.balanceChanged(unbroken(money(before)), unbroken(money(now)))}</Alert>;
}

/** A notice that the chosen deposit has no balance left. The typed and chosen values are kept for another deposit. */
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

/**
 * A step after the first one. It passes on the chosen deposit in its current state, with a notice if that has changed.
 */
export function WithChosenDeposit({ list, chosen, onChooseAnother, children }: WithChosenDepositProps) {
  const { data } = list;
  // Keeps the same object while nothing changes, so that the steps' long lists do not render again.
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
