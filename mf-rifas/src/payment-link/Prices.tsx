import { Fragment } from 'react';
import { styled } from 'styled-components';
import { cardTypeName, type Priced, type Raffle } from '@rifas/shared/domain';
import { NO_PRICE } from '@rifas/shared/format';
import { Amount, Row, Text } from '@rifas/shared/ui';
import { useMoney, usePricing, useShowsTickets } from '../common/use-deployment';

/* A line may end between two prices, never inside one. */
const Price = styled.span`
  display: inline-block;
`;

/** What the buyer of the chosen tickets will be charged: one total, or one for each type of card. */
export function Totals({ raffles, size }: { raffles: readonly Raffle[]; size?: 'm' | 'l' }) {
  const pricing = usePricing();
  const money = useMoney();
  return (
    <Row $gap="s">
      {pricing.quote(raffles.flat()).map(({ label, amount }) => (
        <Amount key={label} label={label} size={size}>
          {money(amount)}
        </Amount>
      ))}
    </Row>
  );
}

/** 'US$ 100,00'; where the price depends on the card, 'Crédito $ 26.450,00 · Débito $ 24.950,00'. */
export function RafflePrices({ tickets }: { tickets: readonly Priced[] }) {
  const pricing = usePricing();
  const money = useMoney();
  if (tickets.length === 0) return NO_PRICE;
  return pricing.quote(tickets).map(({ label, cardType, amount }, index) => (
    <Fragment key={label}>
      {index > 0 ? ' · ' : ''}
      <Price>{[cardType && cardTypeName(cardType), money(amount)].filter(Boolean).join(' ')}</Price>
    </Fragment>
  ));
}

/** What one ticket costs with each type of card, where that is fixed and tickets are sold one by one. */
export function CardPrices() {
  const { fixed, cardTypeOptions } = usePricing();
  const showsTickets = useShowsTickets();
  if (!fixed || !showsTickets) return null;
  return <Text muted>Precio de cada talón: {cardTypeOptions.map(({ label }) => label).join(' · ')}</Text>;
}
