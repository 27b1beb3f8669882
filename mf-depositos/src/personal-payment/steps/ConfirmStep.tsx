import { fitsBalance, minusCents, texts, type Cents } from '@rifas/shared/domain';
import { MoneyAmount } from '@rifas/shared/selling';
import { Alert, Button, Panel, Spinner, Stack, StickyBar, Text } from '@rifas/shared/ui';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { DepositLines } from '../../common/deposit-choice/DepositLines';
import { BACK, CONFIRM, personalTexts } from '../../common/texts';
import { usePay } from '../use-pay';

interface ConfirmStepProps {
  readonly deposit: PayingDeposit;
  readonly amount: Cents;
  readonly onBack: () => void;
}

/** Step 3: the amount and the deposit it is taken from. */
export function ConfirmStep({ deposit, amount, onBack }: ConfirmStepProps) {
  const [busy, pay] = usePay(deposit, amount);
  const possible = fitsBalance(deposit.balance, amount);
  return (
    <>
      {!possible && <Alert tone="error">{texts.amountOverBalance}</Alert>}
      <Panel>
        <Stack>
          <MoneyAmount label={personalTexts.amount} size="xl" amount={amount} />
          <Text>{personalTexts.deducted(deposit.date)}</Text>
        </Stack>
      </Panel>
      <DepositLines deposit={deposit} remaining={minusCents(deposit.balance, amount)} />
      <StickyBar>
        {/* The confirm button is hidden once pressed. */}
        {busy ? (
          <Spinner label={personalTexts.paying} />
        ) : (
          <>
            <Button variant="secondary" onClick={onBack}>
              {BACK}
            </Button>
            {possible && <Button onClick={pay}>{CONFIRM}</Button>}
          </>
        )}
      </StickyBar>
    </>
  );
}
