import { createPersonalPayment } from '@rifas/shared/contracts';
import { fitsBalance, minusCents, texts, type Cents } from '@rifas/shared/domain';
import { MoneyAmount, SellingColumns } from '@rifas/shared/selling';
import { Alert, Button, Panel, Spinner, Stack, StickyBar, Text } from '@rifas/shared/ui';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { DepositLines } from '../../common/deposit-choice/DepositLines';
import { choiceTexts, CONFIRM, personalTexts } from '../../common/texts';
import { useFinalWrite } from '../../common/wizard/deposit-wizard';
import { Figures } from '../../common/wizard/Figures';
import { failPayment, finishPayment } from '../personal-payment.store';

interface ConfirmStepProps {
  readonly deposit: PayingDeposit;
  readonly amount: Cents;
}

/** Step 3: the amount, and the deposit that pays it. */
export function ConfirmStep({ deposit, amount }: ConfirmStepProps) {
  const possible = fitsBalance(deposit.balance, amount);
  const remaining = minusCents(deposit.balance, amount);
  const writing = () => ({
    request: { amountCents: amount, depositId: deposit.id },
    onDone: () => finishPayment({ amount, remaining }),
  });
  const [busy, pay] = useFinalWrite(createPersonalPayment, writing, failPayment);
  return (
    <SellingColumns>
      <div>
        {!possible && <Alert tone="error">{texts.amountOverBalance}</Alert>}
        <Panel>
          <Stack>
            <MoneyAmount label={personalTexts.amount} size="xl" amount={amount} />
            <Text>{personalTexts.deducted(deposit.date)}</Text>
          </Stack>
        </Panel>
        <DepositLines deposit={deposit} remaining={remaining} />
      </div>
      {possible && (
        <StickyBar summary={<Figures lines={[{ label: choiceTexts.left, amount: remaining, main: true }]} />}>
          {/* The confirm button is hidden once pressed. */}
          {busy ? <Spinner label={personalTexts.paying} takesFocus /> : <Button onClick={pay}>{CONFIRM}</Button>}
        </StickyBar>
      )}
    </SellingColumns>
  );
}
