import {
  cceeTotal,
  instalmentsLabel,
  instalmentValue,
  SURCHARGE_PERCENT,
  type CardChoice,
  type Charge,
} from '@rifas/shared/domain';
import { formatMoney } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Amount, Row, Text } from '@rifas/shared/ui';
import { ticketPrices } from './card-choice';

export interface ChargeSummaryProps {
  readonly charge: Charge | undefined;
  readonly choice: Partial<CardChoice>;
  readonly ticketCount: number;
}

/** The total as it stands now: before the card type is chosen ccee has two (D5). */
export function ChargeSummary({ charge, choice, ticketCount }: ChargeSummaryProps) {
  const { deployment } = useHost();
  const money = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, deployment.settings.simboloMoneda);

  if (!charge) {
    const prices = ticketPrices(deployment);
    return (
      <div aria-live="polite">
        <Row $gap="l">
          <Amount label="Total con crédito">{money(cceeTotal(ticketCount, 'Credito', prices))}</Amount>
          <Amount label="Total con débito">{money(cceeTotal(ticketCount, 'Debito', prices))}</Amount>
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
