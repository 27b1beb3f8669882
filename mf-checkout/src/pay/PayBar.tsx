import { styled } from 'styled-components';
import { FormAlert, SubmitButton } from '@rifas/shared/forms';
import { useMoney } from '@rifas/shared/selling';
import { tokens } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { ChargeSummary, type ChargeSummaryProps } from './ChargeSummary';

// At most 96 px high on a phone while there is nothing wrong: a figure and a line beside the button, messages above both.
const Root = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 2;
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  align-items: center;
  gap: ${tokens.space.xs} ${tokens.space.s};
  margin-inline: calc(-1 * ${tokens.space.m});
  padding: ${tokens.space.xs} ${tokens.space.m};
  padding-block-end: calc(${tokens.space.xs} + env(safe-area-inset-bottom, 0px));
  background: ${tokens.colour.surface};
  border-block-start: 1px solid ${tokens.colour.border};
  line-height: 1.3;

  > [role='alert'] {
    grid-column: 1 / -1;
  }
  > button {
    padding-inline: ${tokens.space.xs};
  }
  @media (min-width: 720px) {
    bottom: ${tokens.space.m};
    margin-inline: 0;
    border: 1px solid ${tokens.colour.border};
    border-radius: ${tokens.radius.l};
    box-shadow: ${tokens.shadow.high};
  }
  /* Zoomed in, with large text or on a phone that lies on its side, a fixed bar would cover what it sums up. */
  @media (max-height: 400px) {
    position: static;
  }
  @container page (max-width: 17rem) {
    position: static;
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
