import { instalmentsLabel, instalmentValue, type CardChoice, type Charge, type Quote } from '@rifas/shared/domain';
import { MoneyAmount, Quotes, useMoney } from '@rifas/shared/selling';
import { Text } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';

export interface ChargeSummaryProps {
  readonly charge: Charge | undefined;
  readonly choice: Partial<CardChoice>;
  /** The totals by type of card, for as long as no type is chosen. */
  readonly quotes: readonly Quote[];
}

/** The total as it stands now, or one for each type of card while the price hangs on it. */
export function ChargeSummary({ charge, choice, quotes }: ChargeSummaryProps) {
  const money = useMoney();

  if (!charge) {
    return (
      <div aria-live="polite">
        <Quotes quotes={quotes} />
        <Text size="s">{payTexts.chooseCardType}</Text>
      </div>
    );
  }
  const { total, surcharge } = charge;
  const { instalments } = choice;
  return (
    <div aria-live="polite">
      <MoneyAmount label={payTexts.total} size="l" amount={total} />
      {surcharge > 0 && <Text size="s">{payTexts.surchargeIncluded(money(surcharge))}</Text>}
      {instalments && instalments !== '01' && (
        <Text size="s">
          {instalmentsLabel(instalments)} de {money(instalmentValue(total, instalments))}
        </Text>
      )}
    </div>
  );
}
