import type { Cents } from '@rifas/shared/domain';
import { Alert } from '@rifas/shared/ui';
import { useMoney } from '../use-money';

interface BalanceChangedProps {
  /** When the deposit was chosen. */
  readonly before: Cents;
  readonly now: Cents;
}

/** Says that the balance is no longer what the seller saw. */
export function BalanceChanged({ before, now }: BalanceChangedProps) {
  const money = useMoney();
  if (before === now) return null;
  return (
    <Alert tone="warning">
      El saldo de este depósito cambió: era {money(before)} y ahora es {money(now)}.
    </Alert>
  );
}
