import {
  instalmentsLabel,
  instalmentValue,
  SURCHARGE_PERCENT,
  type CardChoice,
  type Cents,
  type Charge,
  type Quote,
} from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Amount, Row, Text } from '@rifas/shared/ui';

export interface ChargeSummaryProps {
  readonly charge: Charge | undefined;
  readonly choice: Partial<CardChoice>;
  /** The totals by type of card, for as long as no type is chosen. */
  readonly quotes: readonly Quote[];
}

/** The total as it stands now, or one for each type of card while the price hangs on it. */
export function ChargeSummary({ charge, choice, quotes }: ChargeSummaryProps) {
  const { simboloMoneda } = useHost().deployment.settings;
  const money = (amount: Cents) => formatMoney(amount, simboloMoneda);

  if (!charge) {
    return (
      <div aria-live="polite">
        <Row $gap="l">
          {quotes.map(({ label, amount }) => (
            <Amount key={label} label={label}>
              {money(amount)}
            </Amount>
          ))}
        </Row>
        <Text size="s">Elegí crédito o débito para pagar.</Text>
      </div>
    );
  }
  const { total, surcharge } = charge;
  const { instalments } = choice;
  return (
    <div aria-live="polite">
      <Amount label="Total a pagar" size="l">
        {money(total)}
      </Amount>
      {surcharge > 0 && (
        <Text size="s">
          Incluye recargo de {SURCHARGE_PERCENT} %: {money(surcharge)}
        </Text>
      )}
      {instalments && instalments !== '01' && (
        <Text size="s">
          {instalmentsLabel(instalments)} de {money(instalmentValue(total, instalments))}
        </Text>
      )}
    </div>
  );
}
