import { styled } from 'styled-components';
import {
  type CardChoice,
  type Charge,
  type PaymentLink,
  type Pricing,
  type Quote,
  type Raffle,
} from '@rifas/shared/domain';
import { MoneyAmount, Quotes, useMoney, useWords } from '@rifas/shared/selling';
import { Text, tokens } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { chargeOf } from './card-choice';
import { Organiser } from './Organiser';
import { PaySide } from './pay-layout';
import { RafflesToPay } from './RafflesToPay';

const Total = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space.xs} ${tokens.space.m};
  padding-block-start: ${tokens.space.s};
  border-block-start: 1.5px solid currentColor;
  font-variant-numeric: tabular-nums;
`;

export interface PurchaseSummaryProps {
  readonly link: PaymentLink;
  readonly raffles: readonly Raffle[];
  readonly pricing: Pricing;
  readonly choice: Partial<CardChoice>;
  readonly charge: Charge | undefined;
  readonly quotes: readonly Quote[];
}

/** What is bought and what it comes to, the multiplication written out where every ticket costs the same. */
export function PurchaseSummary({ link, raffles, pricing, choice, charge, quotes }: PurchaseSummaryProps) {
  const money = useMoney();
  const words = useWords();
  const count = raffles.flat().length;
  const price = choice.type && pricing.fixed?.[choice.type];
  const priceOf = (tickets: Raffle) => {
    const part = chargeOf({ ...link, raffles: [tickets] }, choice, pricing);
    return part && money(part.base);
  };
  return (
    <PaySide>
      <RafflesToPay raffles={raffles} priceOf={priceOf}>
        <Total>
          {charge ? (
            <MoneyAmount label={payTexts.total} size="xl" amount={charge.total} />
          ) : (
            <Quotes quotes={quotes} size="l" />
          )}
          {price !== undefined && words.byTicket && count > 1 && (
            <Text as="span" muted>
              {payTexts.times(words.counted(count), money(price))}
            </Text>
          )}
        </Total>
      </RafflesToPay>
      <Organiser />
    </PaySide>
  );
}
