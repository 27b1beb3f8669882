import { getDepositsToUse } from '@rifas/shared/contracts';
import { balanceOf, isCashDeposit } from '@rifas/shared/domain';
import { useApiQuery, useOddities } from '@rifas/shared/query';
import { useMoney } from '@rifas/shared/selling';
import { isDepositLeftOut, leftToUse } from '../common/left-to-use';
import { homeTexts } from '../common/texts';

/** The balance of the seller's deposits, on the home. */
export default function BalanceFigure() {
  const money = useMoney();
  const { data, isError } = useApiQuery(getDepositsToUse, {});
  const partial = useOddities(getDepositsToUse).some(isDepositLeftOut);
  if (!data) return isError && homeTexts.unknown;
  const balance = leftToUse(data);
  const unknown = data.some((deposit) => isCashDeposit(deposit) && balanceOf(deposit) === undefined);
  return partial || (balance === 0 && unknown) ? homeTexts.unknown : homeTexts.toUse(money(balance));
}
