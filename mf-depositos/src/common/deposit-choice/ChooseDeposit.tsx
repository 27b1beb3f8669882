import { useId } from 'react';
import { balanceOf, isCashDeposit, type Deposit } from '@rifas/shared/domain';
import { Link, paths } from '@rifas/shared/routing';
import { Alert, Button, EmptyState, Panel, Stack } from '@rifas/shared/ui';
import { Balance, DepositHeader } from '../DepositHeader';
import { LongListRow } from '../LongListRow';
import { newestFirst } from '../newest-first';
import { choiceTexts } from '../texts';
import { UsesOfDeposit } from '../UsesOfDeposit';
import { withBalance, type PayingDeposit } from './chosen-deposit';

interface ChooseDepositProps {
  /** All the deposits of the seller. */
  readonly all: readonly Deposit[];
  /** Those of them that have money enough. */
  readonly usable: readonly Deposit[];
  readonly onUse: (deposit: PayingDeposit) => void;
}

function UsableDeposit({ deposit, onUse }: { deposit: PayingDeposit; onUse: () => void }) {
  const id = useId();
  return (
    <LongListRow as="li" $height={240}>
      <Panel aria-labelledby={id}>
        <Stack>
          <DepositHeader deposit={deposit} id={id}>
            <Balance amount={deposit.balance} />
          </DepositHeader>
          <UsesOfDeposit deposit={deposit} />
          <Button block aria-describedby={id} onClick={onUse}>
            {choiceTexts.use}
          </Button>
        </Stack>
      </Panel>
    </LongListRow>
  );
}

/** The seller looks for a deposit that is missing here: it cannot pay while nobody knows what is left of it. */
function UnknownBalances({ deposits }: { deposits: readonly Deposit[] }) {
  const count = deposits.filter((deposit) => isCashDeposit(deposit) && balanceOf(deposit) === undefined).length;
  if (count === 0) return null;
  return (
    <Alert tone="warning" action={<Link to={paths.deposits}>{choiceTexts.toDeposits}</Link>}>
      {choiceTexts.unknownBalances(count)}
    </Alert>
  );
}

/** Step 1 of both wizards: date, amount, balance and uses of each deposit, the newest first. */
export function ChooseDeposit({ all, usable, onUse }: ChooseDepositProps) {
  return (
    <>
      <UnknownBalances deposits={all} />
      {usable.length === 0 ? (
        <NoBalance />
      ) : (
        <Stack as="ul">
          {newestFirst(withBalance(usable)).map((deposit) => (
            <UsableDeposit key={deposit.id} deposit={deposit} onUse={() => onUse(deposit)} />
          ))}
        </Stack>
      )}
    </>
  );
}

/** No deposit can be used. */
export function NoBalance() {
  return (
    <EmptyState icon="info" title={choiceTexts.none} action={<Link to={paths.deposits}>{choiceTexts.toDeposits}</Link>}>
      {choiceTexts.noneHint}
    </EmptyState>
  );
}
