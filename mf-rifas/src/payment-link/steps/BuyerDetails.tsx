import { texts, type Raffle } from '@rifas/shared/domain';
import { Form, FormAlert, SubmitButton } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { Button, Panel, StickyBar } from '@rifas/shared/ui';
import { chosenRaffles } from '../chosen-tickets';
import { buyerSchema, EMPTY_BUYER } from '../payment-link.form';
import { BUYER_DRAFT, usePaymentLink } from '../payment-link.store';
import { Totals } from '../Prices';
import { useSendLink } from '../use-send-link';
import { BuyerFields } from './BuyerFields';
import { ChosenSummary } from './ChosenSummary';

const DRAFT = { key: BUYER_DRAFT };

interface BuyerDetailsProps {
  readonly raffles: readonly Raffle[];
  /** Fetches the list again. */
  readonly refresh: () => Promise<readonly Raffle[] | undefined>;
  readonly onBack: () => void;
}

/** Step 2: what will be charged, and to whom. */
export function BuyerDetails({ raffles, refresh, onBack }: BuyerDetailsProps) {
  const { settings } = useHost().deployment;
  const chosen = usePaymentLink((draft) => draft.chosen);
  const send = useSendLink(refresh);
  const selection = chosenRaffles(chosen, raffles);
  return (
    <>
      <ChosenSummary raffles={selection} />
      <Form
        label="Datos del comprador"
        initialValues={EMPTY_BUYER}
        schema={buyerSchema(settings)}
        summary={texts.completeAllBuyerFields}
        draft={DRAFT}
        onSubmit={send}
      >
        <Panel>
          <BuyerFields />
        </Panel>
        <FormAlert />
        <StickyBar summary={<Totals raffles={selection} />}>
          <Button variant="secondary" onClick={onBack}>
            VOLVER
          </Button>
          <SubmitButton>ENVIAR LINK</SubmitButton>
        </StickyBar>
      </Form>
    </>
  );
}
