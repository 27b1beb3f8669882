import { styled } from 'styled-components';
import {
  cardTypeName,
  wordsOf,
  type CardChoice,
  type CardType,
  type Charge,
  type PaymentLink,
  type Pricing,
  type Quote,
  type Raffle,
} from '@rifas/shared/domain';
import { unbroken } from '@rifas/shared/format';
import { MoneyAmount, Quotes, useMoney, useWords } from '@rifas/shared/selling';
import { DefinitionList, tokens, type Definition } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { chargeOf, priceOfEach } from './card-choice';
import { RafflesToPay } from './RafflesToPay';

// Prices are per ticket, even if raffles are sold whole.
const TICKETS = wordsOf('multi');

const Total = styled.div`
  padding-block-start: ${tokens.space.s};
  border-block-start: 1.5px solid currentColor;
  font-variant-numeric: tabular-nums;

  /* At this width the bar is directly below, with the same figure. */
  @media (min-width: 60em) {
    display: none;
  }
`;

export interface PurchaseSummaryProps {
  readonly link: PaymentLink;
  readonly raffles: readonly Raffle[];
  readonly pricing: Pricing;
  readonly choice: Partial<CardChoice>;
  readonly charge: Charge | undefined;
  readonly quotes: readonly Quote[];
}

/** What is bought and its price: how many tickets at which price, and the card's surcharge. */
export function PurchaseSummary({ link, raffles, pricing, choice, charge, quotes }: PurchaseSummaryProps) {
  const money = useMoney();
  const { byTicket } = useWords();
  const tickets = raffles.flat();
  const textOf = (some: Raffle) => {
    const part = chargeOf({ ...link, raffles: [some] }, choice, pricing);
    const price = part && unbroken(money(part.base));
    // A raffle that is sold whole shows how many tickets it has, and its price once that is known.
    return byTicket ? price : [TICKETS.counted(some.length), price].filter(Boolean).join(' ·\u00a0');
  };
  const times = (type: CardType | undefined) => {
    const price = priceOfEach(tickets, type, pricing);
    return payTexts.times(TICKETS.counted(tickets.length), price && money(price));
  };
  const sums: readonly Definition[] = charge
    ? [
        { label: times(choice.type), value: money(charge.base) },
        ...(charge.surcharge > 0 ? [{ label: payTexts.cardSurcharge, value: money(charge.surcharge) }] : []),
      ]
    : quotes.map(({ label, cardType }) => ({
        label: cardType ? payTexts.withType(cardTypeName(cardType)) : label,
        value: times(cardType),
      }));
  return (
    <RafflesToPay raffles={raffles} priceOf={textOf}>
      <DefinitionList items={sums} />
      <Total>
        {charge ? (
          <MoneyAmount label={payTexts.total} size="xl" amount={charge.total} />
        ) : (
          <Quotes quotes={quotes} size="l" />
        )}
      </Total>
    </RafflesToPay>
  );
}
