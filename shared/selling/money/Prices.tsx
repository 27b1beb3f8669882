import { styled } from 'styled-components';
import { cardTypeName, type Quote, type Ticket } from '../../domain';
import { unbroken } from '../../format';
import { Row, Text, tokens } from '../../ui';
import { useMoney, usePricing, useWords } from '../use-deployment';
import { MoneyAmount, type MoneyAmountProps } from './MoneyAmount';

export interface QuotesProps extends Pick<MoneyAmountProps, 'size'> {
  readonly quotes: readonly Quote[];
}

/** One total, or one for each type of card where the price hangs on it. */
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
    /* Told by what it stands in: drawn by a press, a container query of its own would cost an old phone 30 ms. */
    white-space: var(--figures, nowrap);
  }
  > span:only-child b {
    font-size: ${tokens.font.l};
  }
  /* Of two sums where there is room, the figures stand below one another. */
  @media (min-width: 60em) {
    grid-template-columns: auto auto;
    justify-content: start;
    align-items: baseline;
    column-gap: ${tokens.space.xs};

    > span:not(:only-child) {
      display: contents;
    }
    /* One sum leaves no empty column behind it: it ends where it is put. */
    > span:only-child {
      grid-column: 1 / -1;
    }
    b {
      justify-self: end;
    }
  }
`;

/**
 * What the buyer will be charged, as low as a bar can be: one sum, or a line for each type of card.
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

/* The prices go to the next line before one is parted from the other. */
const Together = styled.span`
  display: inline-block;
`;

/**
 * What one ticket costs with each type of card, where that is fixed and tickets are sold one by one; nothing elsewhere.
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
