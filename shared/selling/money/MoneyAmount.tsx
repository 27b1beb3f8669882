import type { Cents } from '../../domain';
import { Amount, type AmountProps } from '../../ui';
import { useMoney } from '../use-deployment';

export interface MoneyAmountProps extends Pick<AmountProps, 'label' | 'size'> {
  /** In cents; undefined shows 'Sin precio'. */
  readonly amount: Cents | undefined;
}

/**
 * An amount with its label, in this deployment's currency.
 * @example <MoneyAmount label="Saldo disponible" amount={balance} />
 */
export function MoneyAmount({ amount, ...rest }: MoneyAmountProps) {
  const money = useMoney();
  return <Amount {...rest}>{money(amount)}</Amount>;
}
