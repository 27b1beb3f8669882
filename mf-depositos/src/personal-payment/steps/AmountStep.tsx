import { useState } from 'react';
import { formatDate } from '@rifas/shared/format';
import { Form, MoneyField, SubmitButton } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { Amount, Button, Panel, Stack, StickyBar, Text } from '@rifas/shared/ui';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { NO_DATE } from '../../common/texts';
import { useMoney } from '../../common/use-money';
import { KeepTyped } from '../../common/wizard/KeepTyped';
import { amountSchema, type AmountValues } from '../amount.form';
import { keepAmount, usePaymentDraft } from '../personal-payment.store';

interface AmountStepProps {
  readonly deposit: PayingDeposit;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** Step 2: how much of the deposit. */
export function AmountStep({ deposit, onNext, onBack }: AmountStepProps) {
  const owner = usePaymentDraft((draft) => draft.owner);
  const { simboloMoneda } = useHost().deployment.settings;
  const money = useMoney();
  // What was typed before; from here on the form itself holds it.
  const [initial] = useState<AmountValues>(() => ({ amount: usePaymentDraft.getState().amount }));
  return (
    <Form<AmountValues>
      key={owner}
      label="Pago personal"
      initialValues={initial}
      schema={amountSchema(deposit.balance)}
      onSubmit={onNext}
    >
      <KeepTyped keep={keepAmount} />
      <Panel>
        <Stack>
          <Text muted>{deposit.date ? `Depósito del ${formatDate(deposit.date)}` : NO_DATE}</Text>
          <Amount label="Saldo disponible" size="l">
            {money(deposit.balance)}
          </Amount>
          <MoneyField name="amount" label="Monto" required prefix={simboloMoneda} />
        </Stack>
      </Panel>
      <StickyBar>
        <Button variant="secondary" onClick={onBack}>
          VOLVER
        </Button>
        <SubmitButton>SIGUIENTE</SubmitButton>
      </StickyBar>
    </Form>
  );
}
