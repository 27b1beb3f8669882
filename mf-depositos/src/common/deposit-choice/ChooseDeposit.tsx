import { useId } from 'react';
import type { Deposit } from '@rifas/shared/contracts';
import { balanceOf } from '@rifas/shared/domain';
import { Link, paths } from '@rifas/shared/routing';
import { Amount, Button, EmptyState, Panel, Stack } from '@rifas/shared/ui';
import { DepositHeader } from '../DepositHeader';
import { LongListRow } from '../LongListRow';
import { useMoney } from '../use-money';
import { UsesOfDeposit } from '../UsesOfDeposit';

interface ChooseDepositProps {
  /** Those that have money left, newest first. */
  readonly deposits: readonly Deposit[];
  readonly onUse: (deposit: Deposit) => void;
}

function UsableDeposit({ deposit, onUse }: { deposit: Deposit; onUse: () => void }) {
  const money = useMoney();
  const id = useId();
  return (
    <LongListRow as="li" $height={240}>
      <Panel aria-labelledby={id}>
        <Stack>
          <DepositHeader deposit={deposit} id={id}>
            <Amount label="Saldo">{money(balanceOf(deposit))}</Amount>
          </DepositHeader>
          <UsesOfDeposit deposit={deposit} />
          <Button block aria-describedby={id} onClick={onUse}>
            USAR
          </Button>
        </Stack>
      </Panel>
    </LongListRow>
  );
}

/** Step 1 of both wizards: date, amount, balance and uses of each deposit. */
export function ChooseDeposit({ deposits, onUse }: ChooseDepositProps) {
  if (deposits.length === 0) return <NoBalance />;
  return (
    <Stack as="ul">
      {deposits.map((deposit) => (
        <UsableDeposit key={deposit.id} deposit={deposit} onUse={() => onUse(deposit)} />
      ))}
    </Stack>
  );
}

/** There is no deposit to use. */
export function NoBalance() {
  return (
    <EmptyState
      icon="info"
      title="No tienes depósitos con saldo disponible."
      action={<Link to={paths.deposits}>Ver tus depósitos</Link>}
    >
      Cuando se registre un depósito a tu nombre lo vas a poder usar acá.
    </EmptyState>
  );
}
