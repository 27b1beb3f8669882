import { styled } from 'styled-components';
import { cardTypeName, type Quote, type Ticket } from '../../domain';
import { unbroken } from '../../format';
import { Row, Text, tokens } from '../../ui';
import { useMoney, usePricing, useWords } from '../use-deployment';
import { MoneyAmount, type MoneyAmountProps } from './MoneyAmount';

export interface QuotesProps extends Pick<MoneyAmountProps, 'size'> {
  readonly quotes: readonly Quote[];
}

/** One total, or one for each type of card if the price depends on it. */
export const Quotes = ({ quotes, size }: QuotesProps) => (
  <Row $gap="s">
    {quotes.map(({ label, amount }) => (
      <MoneyAmount key={label} label={label} amount={amount} size={size} />
    ))}
  </Row>
);

const Lines = styled.span`
  display: grid;
  font-variant-numeric: tabular-nums;
  line-height: 1.25;

  > span {
    font-size: ${tokens.font.s};
  }
  b {
    display: inline-block;
    font-weight: 800;
    /* The surrounding element sets the variable. A container query here would cost an old phone 30 ms at the press
       that renders it. */
    white-space: var(--figures, nowrap);
  }
  > span:only-child b {
    font-size: ${tokens.font.l};
  }
  /* Two sums with enough room: the figures are aligned in a column. */
  @media (min-width: 60em) {
    grid-template-columns: auto auto;
    justify-content: start;
    align-items: baseline;
    column-gap: ${tokens.space.xs};

    > span:not(:only-child) {
      display: contents;
    }
    /* A single sum spans all columns, so that no empty column follows it. */
    > span:only-child {
      grid-column: 1 / -1;
    }
    b {
      justify-self: end;
    }
  }
`;

/**
 * The amount that the buyer will be charged, in little height for a bar: one sum, or a line for each type of card.
 * @example <BarTotals tickets={raffles.flat()} />
 */
export function BarTotals({ tickets }: { readonly tickets: readonly Pick<Ticket, 'priceCents'>[] }) {
  const money = useMoney();
  return (
    <Lines>
      {usePricing()
        .quote(tickets)
        .map(({ label, cardType, amount }) => (
          <span key={label}>
            {cardType && `${cardTypeName(cardType)} `}
            <b>{money(amount)}</b>
          </span>
        ))}
    </Lines>
  );
}

/* Both prices move to the next line before they are separated. */
const Together = styled.span`
  display: inline-block;
`;

/**
 * The price of one ticket for each type of card, if it is fixed and tickets are sold one by one. Otherwise renders
 * nothing.
 * @example <CardPrices />
 */
export function CardPrices() {
  const { fixed, cardTypeOptions } = usePricing();
  const { byTicket } = useWords();
  if (!fixed || !byTicket) return null;
  return (
    <Text muted>
      Precio de cada talón: <Together>{cardTypeOptions.map(({ label }) => unbroken(label)).join(' · ')}</Together>
    </Text>
  );
}
