import { useMemo } from 'react';
import { NO_BUYER, pricingOf } from '@rifas/shared/domain';
import { Form, SubmitButton } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { Page, Skeleton, Stack } from '@rifas/shared/ui';
import { payTexts } from '../common/texts';
import { CardFields } from './CardFields';
import { BarRoot, PayColumns } from './pay-layout';
import { initialValues, type PayValues } from './pay.form';
import { BuyerPart, CardPart } from './PayParts';

const VALUES = initialValues({ buyer: NO_BUYER });
const NOTHING_CHOSEN = {};

/** The page before the link's purchase is known: all fields for the buyer, and a skeleton in place of the purchase. */
export function PayFormPage() {
  const { deployment } = useHost();
  const pricing = useMemo(() => pricingOf(deployment), [deployment]);
  return (
    <Page title={payTexts.untitled}>
      <Skeleton $height="3rem" />
      <Form<PayValues> label={payTexts.form} initialValues={VALUES} onSubmit={() => undefined}>
        <PayColumns>
          <Skeleton $height="9rem" />
          <Stack $gap="l">
            <BuyerPart />
            <CardPart>
              <CardFields link={undefined} pricing={pricing} choice={NOTHING_CHOSEN} />
            </CardPart>
          </Stack>
          <BarRoot role="group" aria-label={payTexts.bar}>
            <Skeleton $height="2.5rem" />
            <SubmitButton>{payTexts.pay}</SubmitButton>
          </BarRoot>
        </PayColumns>
      </Form>
    </Page>
  );
}
