import { styled } from 'styled-components';
import type { PaymentLink, Pricing, Raffle } from '@rifas/shared/domain';
import { FormAlert, SubmitButton, useFormState } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { BuyerFields, useMoney } from '@rifas/shared/selling';
import { Heading, Stack, StickyBar } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { CaptchaField } from './captcha/CaptchaField';
import type { CaptchaControl } from './captcha/use-captcha';
import { chargeOf, choiceOf } from './card-choice';
import { CardFields } from './CardFields';
import { ChargeSummary } from './ChargeSummary';
import { rafflesOf } from './link-raffles';
import type { PayValues } from './pay.form';
import { RafflesToPay } from './RafflesToPay';
import { SurchargeNotice } from './SurchargeNotice';

const VALUES = { values: true };
const HINTS = { email: payTexts.emailHint };

// Tabbing on stops above the bar, which is taller with a message in it.
const Fields = styled(Stack)`
  :is(input, select) {
    scroll-margin-block-end: 7rem;
  }
  &:has([role='alert']) :is(input, select) {
    scroll-margin-block-end: 17rem;
  }
  /* Here the bar stays at its place in the page. */
  @media (max-height: 400px) {
    && :is(input, select) {
      scroll-margin-block-end: 0;
    }
  }
`;

export interface PayFieldsProps {
  readonly link: PaymentLink;
  readonly pricing: Pricing;
  readonly captcha: CaptchaControl;
}

/** The form's inside; prices and totals follow what is chosen, before PAGAR is pressed. */
export function PayFields({ link, pricing, captcha }: PayFieldsProps) {
  const { deployment } = useHost();
  const money = useMoney();
  const { values } = useFormState<PayValues>({ subscription: VALUES });
  const raffles = rafflesOf(link);
  const choice = choiceOf(values, pricing);
  const charge = chargeOf(link, choice, pricing);
  const priceOf = (tickets: Raffle) => {
    const part = chargeOf({ ...link, raffles: [tickets] }, choice, pricing);
    return part && money(part.base);
  };
  // Messages stand in the bar: it is what the buyer sees after pressing PAGAR, wherever the page is scrolled to.
  const summary = (
    <Stack $gap="xs">
      <FormAlert />
      <ChargeSummary charge={charge} choice={choice} quotes={pricing.quote(raffles.flat())} />
    </Stack>
  );
  // An autofill changes fields without entering them.
  const starting = captcha.status === 'idle' ? { onFocus: captcha.start, onChange: captcha.start } : {};
  return (
    <Fields $gap="l" {...starting}>
      <RafflesToPay raffles={raffles} priceOf={priceOf} />
      <Stack $gap="xs">
        <Heading>{payTexts.buyer}</Heading>
        <BuyerFields form="checkout" hints={HINTS} />
      </Stack>
      <Stack $gap="xs">
        <Heading>{payTexts.card}</Heading>
        <CardFields link={link} pricing={pricing} choice={choice} />
        {!link.absorbsSurcharge && <SurchargeNotice />}
      </Stack>
      {deployment.captcha && <CaptchaField captcha={captcha} />}
      <StickyBar label={payTexts.bar} summary={summary}>
        <SubmitButton disabled={!charge}>{payTexts.pay}</SubmitButton>
      </StickyBar>
    </Fields>
  );
}
