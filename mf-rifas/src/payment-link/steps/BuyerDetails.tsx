import { useState } from 'react';
import { styled } from 'styled-components';
import { texts, type Raffle } from '@rifas/shared/domain';
import { Form, FormAlert, SubmitButton } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { BuyerFieldPairs, buyerRules, chosenRaffles } from '@rifas/shared/selling';
import { Button, Panel, Stack, StickyBar, Text, tokens } from '@rifas/shared/ui';
import { KeepTyped } from '@rifas/shared/wizard';
import { AbsorbsSurcharge } from '../../common/AbsorbsSurcharge';
import { BACK, linkTexts } from '../../common/texts';
import { keepBuyer, usePaymentLink, type BuyerFormValues } from '../payment-link.store';
import { useSendLink } from '../use-send-link';
import { ChosenSummary } from './ChosenSummary';
import { UsedBuyers } from './UsedBuyers';

interface BuyerDetailsProps {
  readonly raffles: readonly Raffle[];
  /** Fetches the list again. */
  readonly refresh: () => Promise<readonly Raffle[] | undefined>;
  readonly onBack: () => void;
}

/* The charges, the form and the bar. On a phone they are one column. From 960 px on the form is on the left, the
   others on the right. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.m};

  /* The bar has no figures, so the actions take its whole width. */
  > :last-child > *,
  > :last-child > * > * {
    flex: 1;
    min-width: 0;
  }
  @media (min-width: 60em) {
    grid-template: auto 1fr / minmax(0, 1fr) 22rem;
    gap: ${tokens.space.m} ${tokens.space.l};
    align-items: start;

    > :first-child {
      grid-area: 1 / 2;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / span 2;
    }
    > :last-child {
      inset-block: 5rem auto;
      margin: 0;
      padding: ${tokens.space.l};
      box-shadow: none;
    }
  }
`;

/* The hint fits on one line below both buttons, so that the bar stays low on a phone. */
const Send = styled.div`
  && {
    padding: 0;
  }
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xxs} ${tokens.space.xs};

  > :nth-child(2) {
    flex: 1 1 9rem;
  }
  > span {
    flex: 1 0 100%;
    text-align: center;
    line-height: 1.25;
  }
`;

/** Step 2: the buyer of the link, and what it will charge. */
export function BuyerDetails({ raffles, refresh, onBack }: BuyerDetailsProps) {
  const { settings } = useHost().deployment;
  const chosen = usePaymentLink((draft) => draft.chosen);
  // The values typed earlier. From here on the form itself holds them.
  const [initial] = useState(() => usePaymentLink.getState().buyer);
  const selection = chosenRaffles(chosen, raffles);
  const send = useSendLink(selection, refresh);
  return (
    <Form<BuyerFormValues>
      label={linkTexts.buyerForm}
      initialValues={initial}
      schema={(y) => y.object(buyerRules('payment-link', settings).schemaParts(y))}
      summary={texts.completeAllBuyerFields}
      onSubmit={send}
    >
      <KeepTyped keep={keepBuyer} />
      <Columns>
        <ChosenSummary raffles={selection} />
        <Stack $gap="xs">
          <Panel>
            <UsedBuyers />
            <BuyerFieldPairs form="payment-link" />
            <AbsorbsSurcharge tickets={selection.flat()} />
          </Panel>
          <FormAlert />
        </Stack>
        <StickyBar>
          <Send>
            <Button variant="secondary" onClick={onBack}>
              {BACK}
            </Button>
            <SubmitButton>{linkTexts.send}</SubmitButton>
            <Text as="span" size="s" muted>
              {linkTexts.sendHint}
            </Text>
          </Send>
        </StickyBar>
      </Columns>
    </Form>
  );
}
