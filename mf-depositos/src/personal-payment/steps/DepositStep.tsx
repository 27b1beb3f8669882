import { getDepositsToUse } from '@rifas/shared/contracts';
import { depositsForPersonalPayment } from '@rifas/shared/domain';
import { ChooseDeposit, NoBalance } from '../../common/deposit-choice/ChooseDeposit';
import type { DepositsToUse } from '../../common/deposit-choice/deposits-to-use.api';
import { DepositList } from '../../common/DepositList';
import { chooseDeposit } from '../personal-payment.store';

interface DepositStepProps {
  readonly list: DepositsToUse;
  readonly onUse: () => void;
}

/** Step 1: which deposit pays; cash deposits with a positive balance. */
export function DepositStep({ list, onUse }: DepositStepProps) {
  return (
    <DepositList query={list} contract={getDepositsToUse} empty={<NoBalance />}>
      {(all) => (
        <ChooseDeposit
          all={all}
          usable={depositsForPersonalPayment(all)}
          onUse={(deposit) => {
            chooseDeposit(deposit);
            onUse();
          }}
        />
      )}
    </DepositList>
  );
}
