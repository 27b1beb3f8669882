import type { Cents } from '@rifas/shared/domain';
import { useMoney } from '@rifas/shared/selling';
import { Alert } from '@rifas/shared/ui';
import { choiceTexts } from '../texts';

interface BalanceChangedProps {
  /** When the deposit was chosen. */
  readonly before: Cents;
  readonly now: Cents;
}

/** Says that the balance is no longer what the seller saw. */
export function BalanceChanged({ before, now }: BalanceChangedProps) {
  const money = useMoney();
  if (before === now) return null;
  return <Alert tone="warning">{choiceTexts.balanceChanged(money(before), money(now))}</Alert>;
}
