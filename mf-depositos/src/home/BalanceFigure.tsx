import { getDepositsToUse } from '@rifas/shared/contracts';
import { balanceOf, isCashDeposit, sumCents, type Cents } from '@rifas/shared/domain';
import { useApiQuery, useOddities } from '@rifas/shared/query';
import { useMoney } from '@rifas/shared/selling';
import { homeTexts } from '../common/texts';

/** The balance of the seller's deposits, on the home. */
export default function BalanceFigure() {
  const money = useMoney();
  const { data, isError } = useApiQuery(getDepositsToUse, {});
  const leftOut = useOddities(getDepositsToUse).some((oddity) => oddity.leftOut);
  if (!data) return isError && homeTexts.unknown;
  const balances = data.filter(isCashDeposit).map(balanceOf);
  const known = balances.filter((balance): balance is Cents => balance !== undefined && balance > 0);
  const isUnknown = known.length === 0 && (leftOut || balances.includes(undefined));
  return isUnknown ? homeTexts.unknown : homeTexts.toUse(money(sumCents(known)));
}
