import { getRaffles } from '@rifas/shared/contracts';
import { useOddities } from '@rifas/shared/query';
import { Alert } from '@rifas/shared/ui';
import { ChooseDeposit } from '../../common/deposit-choice/ChooseDeposit';
import type { DepositsToUse } from '../../common/deposit-choice/deposits-to-use.api';
import { cashTexts } from '../../common/texts';
import { depositsToOffer, type RafflesToRegister } from '../cash-registration.api';
import { chooseDeposit } from '../cash-registration.store';

interface DepositStepProps {
  readonly list: DepositsToUse;
  readonly raffles: RafflesToRegister;
  readonly onUse: () => void;
}

/** Step 1: the deposit that pays. */
export function DepositStep({ list, raffles, onUse }: DepositStepProps) {
  // The deposits to offer depend on the lowest price, which arrives with the raffles.
  const ready = list.data !== undefined && (raffles.data !== undefined || raffles.error !== null);
  const leftOut = useOddities(getRaffles).some((oddity) => oddity.leftOut);
  return (
    <>
      {raffles.data?.length === 0 && !leftOut && <Alert live={false}>{cashTexts.nothingToRegister}</Alert>}
      <ChooseDeposit
        list={ready ? list : { ...list, data: undefined }}
        usableOf={depositsToOffer}
        onUse={(deposit) => {
          chooseDeposit(deposit);
          onUse();
        }}
      />
    </>
  );
}
