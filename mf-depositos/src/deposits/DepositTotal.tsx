import { balanceOf, isCashDeposit, sumCents, sumOfKnown, type Cents, type Deposit } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { Amount, Meter, Panel, Stack, Text } from '@rifas/shared/ui';
import { leftToUse } from '../common/left-to-use';
import { depositTexts } from '../common/texts';
import { useFigure } from '../common/use-figure';

const known = (amounts: readonly (Cents | undefined)[]): Cents[] => amounts.filter((amount) => amount !== undefined);

export interface DepositTotalProps {
  readonly deposits: readonly Deposit[];
  /** A deposit could not be read and is not among them, so no sum of all is known. */
  readonly partial: boolean;
}

/**
 * What all deposits leave to use. A single deposit shows its balance in its own row; without any balance that is known
 * there is no sum.
 */
export function BalanceTotal({ deposits, partial }: DepositTotalProps) {
  const money = useMoney();
  const figure = useFigure();
  const usable = deposits.filter(isCashDeposit);
  const counted = usable.filter((deposit) => balanceOf(deposit) !== undefined);
  if (deposits.length < 2 || counted.length === 0) return null;
  const unknown = usable.length - counted.length;
  const balance = leftToUse(deposits);
  const deposited = sumCents(known(counted.map(({ amountCents }) => amountCents)));
  return (
    <Panel aria-label={depositTexts.toUse}>
      <Stack $gap="xs">
        <Amount label={depositTexts.toUse} size="xl">
          {figure(partial ? undefined : balance)}
        </Amount>
        {!partial && (
          <>
            <Meter label={depositTexts.usedShare} value={balance} max={deposited} />
            <Text size="s" muted>
              {depositTexts.ofDeposited(money(deposited))}
            </Text>
            {unknown > 0 && (
              <Text size="s" muted>
                {depositTexts.someUnknown(unknown)}
              </Text>
            )}
          </>
        )}
      </Stack>
    </Panel>
  );
}

/**
 * The sum that buyers have paid by card. It is unknown if an amount or a payment is, because a partial sum would
 * mislead.
 */
export function PaidTotal({ deposits, partial }: DepositTotalProps) {
  const figure = useFigure();
  if (deposits.length < 2) return null;
  const paid = sumOfKnown(deposits.map(({ amountCents }) => amountCents));
  return (
    <Panel aria-label={depositTexts.paidByCard}>
      <Stack $gap="xs">
        <Amount label={depositTexts.paidByCard} size="xl">
          {figure(partial ? undefined : paid)}
        </Amount>
        {!partial && (
          <Text size="s" muted>
            {depositTexts.inPayments(deposits.length)}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}
