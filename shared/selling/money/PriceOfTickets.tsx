import { Fragment } from 'react';
import { styled } from 'styled-components';
import { cardTypeName, type Priced } from '../../domain';
import { NO_PRICE, unbroken } from '../../format';
import { tokens } from '../../ui';
import { useMoney, usePricing } from '../use-deployment';

/* Lines break only between two prices. */
const Price = styled.span`
  display: inline-block;
`;

/* On a phone, two prices do not fit on one line beside a raffle's number, nor two in the size of one. */
const Prices = styled.span<{ $stacked: boolean }>`
  /* With large text each price has its own line, and the separator would end one or have one for itself. */
  @media (max-width: 14.99em) {
    display: grid;
    > i {
      display: none;
    }
  }
  @media (max-width: 29.99em) {
    ${({ $stacked }) => $stacked && `display: grid; > i { display: none; } > :not(:only-child) { font-size: ${tokens.font.s}; }`}
  }
  > i {
    font-style: normal;
  }
`;

interface PriceOfTicketsProps {
  readonly tickets: readonly Priced[];
  /** Gives each price its own line on a phone. */
  readonly stacked?: boolean;
}

/** The price of tickets: 'US$ 100,00', or 'Crédito $ 26.450,00 · Débito $ 24.950,00' if it depends on the card. */
export function PriceOfTickets({ tickets, stacked = false }: PriceOfTicketsProps) {
  const pricing = usePricing();
  const money = useMoney();
  if (tickets.length === 0) return NO_PRICE;
  return (
    <Prices $stacked={stacked}>
      {pricing.quote(tickets).map(({ label, cardType, amount }, index) => (
        <Fragment key={label}>
          {index > 0 && <i> · </i>}
          <Price>{cardType ? `${cardTypeName(cardType)} ${unbroken(money(amount))}` : money(amount)}</Price>
        </Fragment>
      ))}
    </Prices>
  );
}
