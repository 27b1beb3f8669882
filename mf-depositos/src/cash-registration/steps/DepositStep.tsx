import { getDepositsToUse } from '@rifas/shared/contracts';
import { Alert } from '@rifas/shared/ui';
import { ChooseDeposit, NoBalance } from '../../common/deposit-choice/ChooseDeposit';
import type { DepositsToUse } from '../../common/deposit-choice/deposits-to-use.api';
import { DepositList } from '../../common/DepositList';
import { cashTexts } from '../../common/texts';
import { depositsToOffer, type RafflesToRegister } from '../cash-registration.api';
import { chooseDeposit } from '../cash-registration.store';

interface DepositStepProps {
  readonly list: DepositsToUse;
  readonly raffles: RafflesToRegister;
  readonly onUse: () => void;
}

/** Step 1: which deposit pays. */
export function DepositStep({ list, raffles, onUse }: DepositStepProps) {
  // Which deposits are offered depends on the lowest price, known with the raffles.
  const ready = list.data !== undefined && !raffles.isPending;
  return (
    <>
      {raffles.data?.length === 0 && <Alert live={false}>{cashTexts.nothingToRegister}</Alert>}
      <DepositList
        query={ready ? list : { ...list, data: undefined }}
        contract={getDepositsToUse}
        empty={<NoBalance />}
      >
        {(all) => (
          <ChooseDeposit
            all={all}
            usable={depositsToOffer(all)}
            onUse={(deposit) => {
              chooseDeposit(deposit);
              onUse();
            }}
          />
        )}
      </DepositList>
    </>
  );
}
