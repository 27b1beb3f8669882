import { styled } from 'styled-components';
import type { PaymentLink, Pricing } from '@rifas/shared/domain';
import { useFormState } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { BuyerFields } from '@rifas/shared/selling';
import { Heading, Stack, Text } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { CaptchaField } from './captcha/CaptchaField';
import type { CaptchaControl } from './captcha/use-captcha';
import { chargeOf, choiceOf } from './card-choice';
import { CardFields } from './CardFields';
import { rafflesOf } from './link-raffles';
import { FieldPairs, PayColumns } from './pay-layout';
import type { PayValues } from './pay.form';
import { PayBar } from './PayBar';
import { PurchaseSummary } from './PurchaseSummary';
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
  const { values } = useFormState<PayValues>({ subscription: VALUES });
  const raffles = rafflesOf(link);
  const choice = choiceOf(values, pricing);
  const charge = chargeOf(link, choice, pricing);
  const quotes = pricing.quote(raffles.flat());
  // An autofill changes fields without entering them.
  const starting = captcha.status === 'idle' ? { onFocus: captcha.start, onChange: captcha.start } : {};
  return (
    <PayColumns>
      <PurchaseSummary
        link={link}
        raffles={raffles}
        pricing={pricing}
        choice={choice}
        charge={charge}
        quotes={quotes}
      />
      <Fields $gap="l" {...starting}>
        <Stack $gap="s">
          <Heading>{payTexts.buyer}</Heading>
          <FieldPairs>
            <div>
              <BuyerFields form="checkout" hints={HINTS} />
            </div>
          </FieldPairs>
        </Stack>
        <Stack $gap="s">
          <Heading>{payTexts.card}</Heading>
          <FieldPairs>
            <div>
              <CardFields link={link} pricing={pricing} choice={choice} />
            </div>
          </FieldPairs>
          <SurchargeNotice absorbed={link.absorbsSurcharge} choice={choice} charge={charge} />
        </Stack>
        {deployment.captcha && <CaptchaField captcha={captcha} />}
        <Text muted>{payTexts.next}</Text>
        <PayBar charge={charge} choice={choice} quotes={quotes} />
      </Fields>
    </PayColumns>
  );
}
