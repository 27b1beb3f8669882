import { styled } from 'styled-components';
import { FormAlert, SubmitButton } from '@rifas/shared/forms';
import { useMoney } from '@rifas/shared/selling';
import { stickyBarStyles, tokens } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { ChargeSummary, type ChargeSummaryProps } from './ChargeSummary';

// At most 96 px high on a phone while there is nothing wrong: a figure and a line beside the button, messages above both.
const Root = styled.div`
  ${stickyBarStyles}
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  padding: ${tokens.space.xs} ${tokens.space.m};
  padding-block-end: calc(${tokens.space.xs} + env(safe-area-inset-bottom, 0px));
  line-height: 1.3;

  > [role='alert'] {
    grid-column: 1 / -1;
  }
  > button {
    padding-inline: ${tokens.space.xs};
  }
  @container page (max-width: 17rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** The total and PAGAR, within reach wherever the page is scrolled to; what is wrong stands here too. */
export function PayBar({ charge, choice, quotes }: ChargeSummaryProps) {
  const money = useMoney();
  return (
    <Root role="group" aria-label={payTexts.bar} data-no-print>
      <FormAlert />
      <ChargeSummary charge={charge} choice={choice} quotes={quotes} />
      <SubmitButton disabled={!charge}>{charge ? `${payTexts.pay} ${money(charge.total)}` : payTexts.pay}</SubmitButton>
    </Root>
  );
}
