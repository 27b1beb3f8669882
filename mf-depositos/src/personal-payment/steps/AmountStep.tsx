import { useState } from 'react';
import { minusCents, type Cents } from '@rifas/shared/domain';
import { Form, FormAlert, MoneyField, SubmitButton } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { MoneyAmount, SellingColumns } from '@rifas/shared/selling';
import { Panel, Stack, StickyBar, Text } from '@rifas/shared/ui';
import { KeepTyped } from '@rifas/shared/wizard';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { choiceTexts, NEXT, personalTexts } from '../../common/texts';
import { Figures } from '../../common/wizard/Figures';
import { amountSchema, type AmountValues } from '../amount.form';
import { keepAmount, usePaymentDraft } from '../personal-payment.store';
import { useTypedAmount } from '../use-typed-amount';

interface AmountStepProps {
  readonly deposit: PayingDeposit;
  readonly onNext: () => void;
}

/**
 * The balance after the typed amount; the whole balance while the text is not an amount, or the amount is too large.
 */
function useLeft(balance: Cents): Cents {
  const typed = useTypedAmount();
  return typed === undefined || typed > balance ? balance : minusCents(balance, typed);
}

/** Step 2: the amount to take from the deposit. */
export function AmountStep({ deposit, onNext }: AmountStepProps) {
  const { simboloMoneda } = useHost().deployment.settings;
  const left = useLeft(deposit.balance);
  // The value typed earlier. From here on the form itself holds it.
  const [initial] = useState<AmountValues>(() => ({ amount: usePaymentDraft.getState().amount }));
  return (
    <Form<AmountValues>
      label={personalTexts.form}
      initialValues={initial}
      schema={amountSchema(deposit.balance, simboloMoneda)}
      onSubmit={onNext}
    >
      <KeepTyped keep={keepAmount} />
      <SellingColumns>
        <div>
          <Panel>
            <Stack>
              <div>
                <Text muted>{choiceTexts.depositOf(deposit.date)}</Text>
                <MoneyAmount label={choiceTexts.balance} size="xl" amount={deposit.balance} />
              </div>
              <MoneyField name="amount" label={personalTexts.amount} required prefix={simboloMoneda} />
            </Stack>
          </Panel>
          <FormAlert />
        </div>
        <StickyBar summary={<Figures lines={[{ label: choiceTexts.left, amount: left, main: true }]} />}>
          <SubmitButton>{NEXT}</SubmitButton>
        </StickyBar>
      </SellingColumns>
    </Form>
  );
}
