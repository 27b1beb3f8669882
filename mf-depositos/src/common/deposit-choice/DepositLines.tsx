import type { Deposit } from '@rifas/shared/contracts';
import { balanceOf, type Cents } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { DefinitionList, Heading, Panel, Stack } from '@rifas/shared/ui';
import { useMoney } from '../use-money';

/** The deposit that pays, before and after. */
export function DepositLines({ deposit, remaining }: { deposit: Deposit; remaining: Cents }) {
  const money = useMoney();
  return (
    <Panel aria-labelledby="deposito">
      <Stack>
        <Heading id="deposito">Depósito</Heading>
        <DefinitionList
          items={[
            { label: 'Fecha', value: formatDate(deposit.Fecha) },
            { label: 'Saldo', value: money(balanceOf(deposit)) },
            { label: 'Saldo después del registro', value: money(remaining) },
          ]}
        />
      </Stack>
    </Panel>
  );
}
