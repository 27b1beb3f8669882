import type { PaymentLink, Pricing } from '@rifas/shared/domain';
import { unbroken } from '@rifas/shared/format';
import { FormAlert, SubmitButton } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { ContactMail, useMoney } from '@rifas/shared/selling';
import { Stack, Text } from '@rifas/shared/ui';
import { CaptchaField } from '../captcha/CaptchaField';
import type { CaptchaControl } from '../captcha/use-captcha';
import { payTexts } from '../common/texts';
import { chargeOf, choiceOf } from './card-choice';
import { CardFields } from './CardFields';
import { ChargeSummary } from './ChargeSummary';
import { rafflesOf } from './link-raffles';
import { BarRoot, PayColumns } from './pay-layout';
import { BuyerPart, CardPart } from './PayParts';
import { PurchaseSummary } from './PurchaseSummary';
import { SurchargeNotice } from './SurchargeNotice';
import { useCardValues } from './use-card-values';

export interface PayFieldsProps {
  readonly link: PaymentLink;
  readonly pricing: Pricing;
  readonly captcha: CaptchaControl;
}

/** The content of the form. Prices and totals follow each choice before PAGAR is pressed. */
export function PayFields({ link, pricing, captcha }: PayFieldsProps) {
  const { deployment } = useHost();
  const money = useMoney();
  const card = useCardValues();
  const raffles = rafflesOf(link);
  const choice = choiceOf(card, pricing);
  const charge = chargeOf(link, choice, pricing);
  const quotes = pricing.quote(raffles.flat());
  // Autofill changes fields without focusing them.
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
      <Stack $gap="l" {...starting}>
        <BuyerPart />
        <CardPart after={<SurchargeNotice absorbed={link.absorbsSurcharge} choice={choice} charge={charge} />}>
          <CardFields link={link} pricing={pricing} choice={choice} />
        </CardPart>
        {deployment.captcha && <CaptchaField captcha={captcha} />}
        <Stack $gap="s">
          <Text muted>{payTexts.next}</Text>
          <Text size="s" muted>
            {payTexts.organiser(deployment.links.creator.name)} {payTexts.help} <ContactMail />.
          </Text>
        </Stack>
      </Stack>
      {/* Reachable at any scroll position. Error messages are shown here too. */}
      <BarRoot role="group" aria-label={payTexts.bar} data-bar data-no-print>
        <FormAlert />
        <ChargeSummary charge={charge} choice={choice} quotes={quotes} />
        <SubmitButton disabled={!charge}>
          {charge ? `${payTexts.pay} ${unbroken(money(charge.total))}` : payTexts.pay}
        </SubmitButton>
      </BarRoot>
    </PayColumns>
  );
}
