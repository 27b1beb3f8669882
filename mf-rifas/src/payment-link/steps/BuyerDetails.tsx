import { useState } from 'react';
import { texts, type Raffle } from '@rifas/shared/domain';
import { CheckboxField, Form, FormAlert, SubmitButton } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { BuyerFields, buyerRules, CardPrices, ChosenRaffles, chosenRaffles, Totals } from '@rifas/shared/selling';
import { Button, Heading, Panel, Stack, StickyBar } from '@rifas/shared/ui';
import { KeepTyped } from '@rifas/shared/wizard';
import { BACK, linkTexts } from '../../common/texts';
import { keepBuyer, usePaymentLink, type BuyerFormValues } from '../payment-link.store';
import { useSendLink } from '../use-send-link';

interface BuyerDetailsProps {
  readonly raffles: readonly Raffle[];
  /** Fetches the list again. */
  readonly refresh: () => Promise<readonly Raffle[] | undefined>;
  readonly onBack: () => void;
}

/** What the link will charge, before the buyer's data. */
function ChosenSummary({ raffles }: { raffles: readonly Raffle[] }) {
  return (
    <Panel aria-labelledby="resumen">
      <Stack>
        <Heading level={2} id="resumen">
          {linkTexts.summary}
        </Heading>
        <ChosenRaffles raffles={raffles} priceLabel={linkTexts.price} size="s" />
        <CardPrices />
        <Totals tickets={raffles.flat()} size="l" />
      </Stack>
    </Panel>
  );
}

/** Step 2: what will be charged, and to whom. */
export function BuyerDetails({ raffles, refresh, onBack }: BuyerDetailsProps) {
  const { settings } = useHost().deployment;
  const owner = usePaymentLink((draft) => draft.owner);
  const chosen = usePaymentLink((draft) => draft.chosen);
  // What was typed before; from here on the form itself holds it.
  const [initial] = useState(() => usePaymentLink.getState().buyer);
  const send = useSendLink(refresh);
  const selection = chosenRaffles(chosen, raffles);
  return (
    <>
      <ChosenSummary raffles={selection} />
      <Form<BuyerFormValues>
        key={owner}
        label={linkTexts.buyerForm}
        initialValues={initial}
        schema={(y) => y.object(buyerRules('payment-link', settings).schemaParts(y))}
        summary={texts.completeAllBuyerFields}
        onSubmit={send}
      >
        <KeepTyped keep={keepBuyer} />
        <Panel>
          <BuyerFields form="payment-link" />
          {settings.asumirRecargo ? <CheckboxField name="absorbsSurcharge" label={linkTexts.absorbsSurcharge} /> : null}
        </Panel>
        <FormAlert />
        <StickyBar summary={<Totals tickets={selection.flat()} />}>
          <Button variant="secondary" onClick={onBack}>
            {BACK}
          </Button>
          <SubmitButton>{linkTexts.send}</SubmitButton>
        </StickyBar>
      </Form>
    </>
  );
}
