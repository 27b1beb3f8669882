import { balanceOf, isCashDeposit, sumCents, sumOfKnown, type Cents, type Deposit } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { Amount, Meter, Panel, Stack, Text } from '@rifas/shared/ui';
import { depositTexts } from '../common/texts';

const known = (amounts: readonly (Cents | undefined)[]): Cents[] => amounts.filter((amount) => amount !== undefined);

/** The balance of all deposits. A single deposit shows it in its own row. */
export function BalanceTotal({ deposits }: { readonly deposits: readonly Deposit[] }) {
  const money = useMoney();
  if (deposits.length < 2) return null;
  const usable = deposits.filter(isCashDeposit);
  const counted = usable.filter((deposit) => balanceOf(deposit) !== undefined);
  const unknown = usable.length - counted.length;
  const balance = sumCents(known(counted.map(balanceOf)));
  const deposited = sumCents(known(counted.map(({ amountCents }) => amountCents)));
  return (
    <Panel aria-label={depositTexts.toUse}>
      <Stack $gap="xs">
        <Amount label={depositTexts.toUse} size="xl">
          {money(balance)}
        </Amount>
        <Meter label={depositTexts.usedShare} value={balance} max={deposited} />
        <Text size="s" muted>
          {depositTexts.ofDeposited(money(deposited))}
        </Text>
        {unknown > 0 && (
          <Text size="s" muted>
            {depositTexts.someUnknown(unknown)}
          </Text>
        )}
      </Stack>
    </Panel>
  );
}

/** The sum that buyers have paid by card. It is unknown if an amount is, because a partial sum would mislead. */
export function PaidTotal({ deposits }: { readonly deposits: readonly Deposit[] }) {
  const money = useMoney();
  if (deposits.length < 2) return null;
  return (
    <Panel aria-label={depositTexts.paidByCard}>
      <Stack $gap="xs">
        <Amount label={depositTexts.paidByCard} size="xl">
          {money(sumOfKnown(deposits.map(({ amountCents }) => amountCents)))}
        </Amount>
        <Text size="s" muted>
          {depositTexts.inPayments(deposits.length)}
        </Text>
      </Stack>
    </Panel>
  );
}
