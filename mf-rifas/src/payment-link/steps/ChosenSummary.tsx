import { useState } from 'react';
import { styled } from 'styled-components';
import { unitCount, type Raffle } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { BarTotals, CardPrices, ChosenRaffles, Quotes, usePricing, useWords } from '@rifas/shared/selling';
import { Heading, Icon, Panel, Stack, tokens } from '@rifas/shared/ui';
import { linkTexts } from '../../common/texts';

const Root = styled(Panel)`
  @media screen and (max-width: 59.99em) {
    padding: 0;
  }
`;

/* Beside the form there is room for the whole summary. Above it, on a phone, there is room for one line. */
const Fold = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space.s};
  width: 100%;
  min-height: 56px;
  padding: ${tokens.space.xs} ${tokens.space.m};
  border: 0;
  border-radius: inherit;
  background: transparent;
  text-align: start;
  cursor: pointer;

  > svg {
    flex: none;
    transition: transform 0.15s;
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  > :nth-child(2) {
    margin-inline-start: auto;
    /* With two sums, the figures are right-aligned in a column. */
    justify-items: end;
  }
  /* With text at twice its size, the figure has a separate line. */
  @container page (max-width: 17rem) {
    flex-wrap: wrap;
    row-gap: 0;
    --figures: normal;

    > :nth-child(2) {
      order: 1;
      flex-basis: 100%;
    }
  }
  @media (min-width: 60em) {
    display: none;
  }
  @media print {
    display: none !important;
  }
`;

const Body = styled(Stack)`
  @media screen and (max-width: 59.99em) {
    padding: 0 ${tokens.space.m} ${tokens.space.m};

    [aria-expanded='false'] + & {
      display: none;
    }

    > h2 {
      display: none;
    }
  }
`;

/** What the link will charge: beside the buyer's form, or folded to a line above it. */
export function ChosenSummary({ raffles }: { readonly raffles: readonly Raffle[] }) {
  const { mode } = useHost().deployment;
  const { counted } = useWords();
  const [open, setOpen] = useState(false);
  const tickets = raffles.flat();
  return (
    <Root aria-label={linkTexts.summary}>
      <Fold type="button" aria-expanded={open} aria-controls="resumen" onClick={() => setOpen(!open)}>
        <span>{counted(unitCount(tickets, mode))}</span>
        <BarTotals tickets={tickets} />
        <Icon name="chevron" />
      </Fold>
      <Body id="resumen">
        <Heading level={2}>{linkTexts.summary}</Heading>
        <ChosenRaffles raffles={raffles} priceLabel={linkTexts.price} size="s" />
        <CardPrices />
        <Quotes quotes={usePricing().quote(tickets)} size="xl" />
      </Body>
    </Root>
  );
}
