import { unbroken } from '@rifas/shared/format';
import { FormAlert, SubmitButton } from '@rifas/shared/forms';
import { useMoney } from '@rifas/shared/selling';
import { payTexts } from '../common/texts';
import { ChargeSummary, type ChargeSummaryProps } from './ChargeSummary';
import { BarRoot } from './pay-layout';

/** The total and PAGAR, within reach wherever the page is scrolled to; what is wrong stands here too. */
export function PayBar({ charge, choice, quotes }: ChargeSummaryProps) {
  const money = useMoney();
  return (
    <BarRoot role="group" aria-label={payTexts.bar} data-no-print>
      <FormAlert />
      <ChargeSummary charge={charge} choice={choice} quotes={quotes} />
      <SubmitButton disabled={!charge}>
        {charge ? `${payTexts.pay} ${unbroken(money(charge.total))}` : payTexts.pay}
      </SubmitButton>
    </BarRoot>
  );
}
