import type { Cents } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { DefinitionList, Heading, Panel, Stack } from '@rifas/shared/ui';
import { NO_DATE } from '../texts';
import { useMoney } from '../use-money';
import type { PayingDeposit } from './chosen-deposit';

/** The deposit that pays, before and after. */
export function DepositLines({ deposit, remaining }: { deposit: PayingDeposit; remaining: Cents }) {
  const money = useMoney();
  return (
    <Panel aria-labelledby="deposito">
      <Stack>
        <Heading id="deposito">Depósito</Heading>
        <DefinitionList
          items={[
            { label: 'Fecha', value: formatDate(deposit.date) || NO_DATE },
            { label: 'Saldo', value: money(deposit.balance) },
            { label: 'Saldo después del registro', value: money(remaining) },
          ]}
        />
      </Stack>
    </Panel>
  );
}
