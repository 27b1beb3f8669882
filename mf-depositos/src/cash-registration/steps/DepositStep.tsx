import { Alert } from '@rifas/shared/ui';
import { ChooseDeposit } from '../../common/deposit-choice/ChooseDeposit';
import type { DepositsToUse } from '../../common/deposit-choice/deposits-to-use.api';
import { DepositListStatus } from '../../common/DepositListStatus';
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
      <DepositListStatus list={ready ? list : { ...list, data: undefined }} empty={null} />
      {raffles.data?.length === 0 && <Alert live={false}>No tienes rifas pendientes de pago para registrar.</Alert>}
      {ready && (
        <ChooseDeposit
          all={list.data}
          usable={depositsToOffer(list.data)}
          onUse={(deposit) => {
            chooseDeposit(deposit);
            onUse();
          }}
        />
      )}
    </>
  );
}
