import { useState } from 'react';
import { Form, MoneyField, SubmitButton } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { MoneyAmount } from '@rifas/shared/selling';
import { Button, Panel, Stack, StickyBar, Text } from '@rifas/shared/ui';
import { KeepTyped } from '@rifas/shared/wizard';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { BACK, choiceTexts, NEXT, personalTexts } from '../../common/texts';
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
  // What was typed before; from here on the form itself holds it.
  const [initial] = useState<AmountValues>(() => ({ amount: usePaymentDraft.getState().amount }));
  return (
    <Form<AmountValues>
      key={owner}
      label={personalTexts.form}
      initialValues={initial}
      schema={amountSchema(deposit.balance)}
      onSubmit={onNext}
    >
      <KeepTyped keep={keepAmount} />
      <Panel>
        <Stack>
          <Text muted>{personalTexts.depositOf(deposit.date)}</Text>
          <MoneyAmount label={choiceTexts.balance} size="l" amount={deposit.balance} />
          <MoneyField name="amount" label={personalTexts.amount} required prefix={simboloMoneda} />
        </Stack>
      </Panel>
      <StickyBar>
        <Button variant="secondary" onClick={onBack}>
          {BACK}
        </Button>
        <SubmitButton>{NEXT}</SubmitButton>
      </StickyBar>
    </Form>
  );
}
