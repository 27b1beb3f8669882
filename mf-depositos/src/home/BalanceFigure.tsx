import { getDepositsToUse } from '@rifas/shared/contracts';
import { balanceOf, isCashDeposit, sumCents, type Cents } from '@rifas/shared/domain';
import { useApiQuery } from '@rifas/shared/query';
import { useMoney } from '../common/use-money';

/** What the seller can still use of their deposits, on the home. */
export default function BalanceFigure() {
  const money = useMoney();
  const { data } = useApiQuery(getDepositsToUse, {});
  if (!data) return null;
  const balances = data.filter(isCashDeposit).map(balanceOf);
  const known = balances.filter((balance): balance is Cents => balance !== undefined && balance > 0);
  return known.length === 0 ? null : `${money(sumCents(known))} para usar`;
}
