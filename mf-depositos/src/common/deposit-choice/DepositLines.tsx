import type { Cents } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { useMoney } from '@rifas/shared/selling';
import { DefinitionList, Heading, Panel, Stack } from '@rifas/shared/ui';
import { choiceTexts, depositTexts, NO_DATE } from '../texts';
import type { PayingDeposit } from './chosen-deposit';

/** The deposit that pays, before and after. */
export function DepositLines({ deposit, remaining }: { deposit: PayingDeposit; remaining: Cents }) {
  const money = useMoney();
  return (
    <Panel aria-labelledby="deposito">
      <Stack>
        <Heading id="deposito">{choiceTexts.heading}</Heading>
        <DefinitionList
          items={[
            { label: choiceTexts.date, value: formatDate(deposit.date) || NO_DATE },
            { label: depositTexts.balance, value: money(deposit.balance) },
            { label: choiceTexts.left, value: money(remaining) },
          ]}
        />
      </Stack>
    </Panel>
  );
}
