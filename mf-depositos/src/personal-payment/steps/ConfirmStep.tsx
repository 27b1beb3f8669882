import { fitsBalance, minusCents, texts, type Cents } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';
import { Alert, Amount, Button, Panel, Spinner, Stack, StickyBar, Text } from '@rifas/shared/ui';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { DepositLines } from '../../common/deposit-choice/DepositLines';
import { useMoney } from '../../common/use-money';
import { usePay } from '../use-pay';

interface ConfirmStepProps {
  readonly deposit: PayingDeposit;
  readonly amount: Cents;
  readonly onBack: () => void;
}

/** Step 3: the amount and the deposit it is taken from. */
export function ConfirmStep({ deposit, amount, onBack }: ConfirmStepProps) {
  const money = useMoney();
  const [busy, pay] = usePay(deposit, amount);
  const possible = fitsBalance(deposit.balance, amount);
  return (
    <>
      {!possible && <Alert tone="error">{texts.amountOverBalance}</Alert>}
      <Panel>
        <Stack>
          <Amount label="Monto" size="xl">
            {money(amount)}
          </Amount>
          <Text>
            El monto será descontado del depósito{' '}
            {deposit.date ? `realizado el ${formatDate(deposit.date)}` : 'que elegiste'}.
          </Text>
        </Stack>
      </Panel>
      <DepositLines deposit={deposit} remaining={minusCents(deposit.balance, amount)} />
      <StickyBar>
        {/* The confirm button is hidden once pressed. */}
        {busy ? (
          <Spinner label="Registrando…" />
        ) : (
          <>
            <Button variant="secondary" onClick={onBack}>
              VOLVER
            </Button>
            {possible && <Button onClick={pay}>CONFIRMAR</Button>}
          </>
        )}
      </StickyBar>
    </>
  );
}
