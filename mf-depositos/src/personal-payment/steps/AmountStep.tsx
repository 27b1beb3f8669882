import { useState } from 'react';
import type { Deposit } from '@rifas/shared/contracts';
import { balanceOf } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { Form, MoneyField, SubmitButton } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { Amount, Button, Panel, Stack, StickyBar, Text } from '@rifas/shared/ui';
import { useMoney } from '../../common/use-money';
import { KeepTyped } from '../../common/wizard/KeepTyped';
import { amountSchema, type AmountValues } from '../amount.form';
import { keepAmount, usePaymentDraft } from '../personal-payment.store';

interface AmountStepProps {
  readonly deposit: Deposit;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** Step 2: how much of the deposit. */
export function AmountStep({ deposit, onNext, onBack }: AmountStepProps) {
  const owner = usePaymentDraft((draft) => draft.owner);
  const { simboloMoneda } = useHost().deployment.settings;
  const money = useMoney();
  const balance = balanceOf(deposit);
  // What was typed before; from here on the form itself holds it.
  const [initial] = useState<AmountValues>(() => ({ monto: usePaymentDraft.getState().monto }));
  return (
    <Form<AmountValues>
      key={owner}
      label="Pago personal"
      initialValues={initial}
      schema={amountSchema(balance)}
      onSubmit={onNext}
    >
      <KeepTyped keep={keepAmount} />
      <Panel>
        <Stack>
          <Text muted>Depósito del {formatDate(deposit.Fecha)}</Text>
          <Amount label="Saldo disponible" size="l">
            {money(balance)}
          </Amount>
          <MoneyField name="monto" label="Monto" required prefix={simboloMoneda} />
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
