import type { Cents } from '@rifas/shared/domain';
import { Amount } from '@rifas/shared/ui';
import { UNKNOWN_BALANCE } from './texts';
import { useMoney } from './use-money';

/** What is left of a deposit; undefined where that cannot be computed. */
export function Balance({ amount }: { amount: Cents | undefined }) {
  const money = useMoney();
  return <Amount label="Saldo">{amount === undefined ? UNKNOWN_BALANCE : money(amount)}</Amount>;
}
