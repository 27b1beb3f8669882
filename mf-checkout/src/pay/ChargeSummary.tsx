import { styled } from 'styled-components';
import { instalmentsLabel, instalmentValue, type CardChoice, type Charge, type Quote } from '@rifas/shared/domain';
import { unbroken } from '@rifas/shared/format';
import { MoneyAmount, Quotes, useMoney } from '@rifas/shared/selling';
import { hiddenVisually, Stack, Text } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';

// On a phone the bar has room for one figure and one line, and a surcharge has priority. The purchase and the card show
// the rest.
const OutOfSightOnPhone = styled.div`
  @media (max-width: 44.99em) {
    ${hiddenVisually}
  }
`;

/**
 * The figure's size depends on the width of its place: one line in a phone's bar, the largest in a desktop's column.
 */
const Sums = styled.div`
  container-type: inline-size;
  /* On a phone the line with the surcharge takes two lines. Balanced, it breaks before the percentage and not
     before the '%' sign. */
  text-wrap: balance;
`;

export interface ChargeSummaryProps {
  readonly charge: Charge | undefined;
  readonly choice: Partial<CardChoice>;
  /** The totals by type of card, while no type is chosen. */
  readonly quotes: readonly Quote[];
}

/** The total for a choice of card, the surcharge in it, and the amount of each instalment. */
function ChargedTotal({ charge, choice: { instalments } }: { charge: Charge; choice: Partial<CardChoice> }) {
  const { total, surcharge } = charge;
  const money = useMoney();
  const Instalments = surcharge > 0 ? OutOfSightOnPhone : 'div';
  return (
    <>
      <MoneyAmount label={payTexts.total} size="xl" amount={total} />
      {surcharge > 0 && <Text size="s">{payTexts.surchargeIncluded(money(surcharge))}</Text>}
      {instalments && instalments !== '01' && (
        <Instalments>
          <Text size="s">
            {instalmentsLabel(instalments)} de {unbroken(money(instalmentValue(total, instalments)))}
          </Text>
        </Instalments>
      )}
    </>
  );
}

/**
 * The current total, or one for each type of card while the price depends on it. Both share one live region, because
 * some screen readers miss a region that appears together with its text. It is read as a whole, because a figure alone
 * has no meaning.
 */
export function ChargeSummary({ charge, choice, quotes }: ChargeSummaryProps) {
  return (
    <Sums aria-live="polite" aria-atomic>
      {charge ? (
        <ChargedTotal charge={charge} choice={choice} />
      ) : (
        <Stack $gap="xs">
          <OutOfSightOnPhone>
            <Quotes quotes={quotes} size="l" />
          </OutOfSightOnPhone>
          <Text size="s">{payTexts.chooseCardType}</Text>
        </Stack>
      )}
    </Sums>
  );
}
