import { Fragment } from 'react';
import { styled } from 'styled-components';
import { cardTypeName, type Priced } from '../../domain';
import { NO_PRICE, unbroken } from '../../format';
import { useMoney, usePricing } from '../use-deployment';

/* A line may end between two prices. */
const Price = styled.span`
  display: inline-block;
`;

/* Beside a raffle's number a phone has no room for two prices on one line. */
const Prices = styled.span<{ $stacked: boolean }>`
  @media (max-width: 29.99em) {
    ${({ $stacked }) => $stacked && 'display: grid; > i { display: none; }'}
  }
  > i {
    font-style: normal;
  }
`;

interface PriceOfTicketsProps {
  readonly tickets: readonly Priced[];
  /** On a phone each price has a line of its own. */
  readonly stacked?: boolean;
}

/** 'US$ 100,00'; where the price depends on the card, 'Crédito $ 26.450,00 · Débito $ 24.950,00'. */
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
