import { depositsForPersonalPayment } from '@rifas/shared/domain';
import { ChooseDeposit } from '../../common/deposit-choice/ChooseDeposit';
import type { DepositsToUse } from '../../common/deposit-choice/deposits-to-use.api';
import { chooseDeposit } from '../personal-payment.store';

interface DepositStepProps {
  readonly list: DepositsToUse;
  readonly onUse: () => void;
}

/** Step 1: which deposit pays; cash deposits with a positive balance. */
export function DepositStep({ list, onUse }: DepositStepProps) {
  return (
    <ChooseDeposit
      list={list}
      usableOf={depositsForPersonalPayment}
      onUse={(deposit) => {
        chooseDeposit(deposit);
        onUse();
      }}
    />
  );
}
