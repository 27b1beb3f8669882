import { styled } from 'styled-components';
import { instalmentsLabel, instalmentValue, type CardChoice, type Charge, type Quote } from '@rifas/shared/domain';
import { unbroken } from '@rifas/shared/format';
import { MoneyAmount, Quotes, useMoney } from '@rifas/shared/selling';
import { hiddenVisually, Stack, Text } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';

// On a phone the bar has room for a figure and a line, and what costs more comes first: the rest stands with the purchase and the card.
const OutOfSightOnPhone = styled.div`
  @media (max-width: 44.99em) {
    ${hiddenVisually}
  }
`;

/** The figure is as large as its place is wide: a line of a phone's bar, the widest of a desktop's column. */
const Sums = styled.div`
  container-type: inline-size;
  /* On a phone the line of the surcharge is broken in two: balanced, it ends before the percentage and not before its sign. */
  text-wrap: balance;
`;

export interface ChargeSummaryProps {
  readonly charge: Charge | undefined;
  readonly choice: Partial<CardChoice>;
  /** The totals by type of card, for as long as no type is chosen. */
  readonly quotes: readonly Quote[];
}

/** The total of a choice of card, what of it is surcharge, and what each instalment comes to. */
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
 * The total as it stands now, or one for each type of card while the price hangs on it. One region for both: not every screen reader
 * reads a region that comes with its words. Read whole: a figure that changes says nothing without its word.
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
