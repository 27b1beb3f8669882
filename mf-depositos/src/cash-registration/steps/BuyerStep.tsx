import { useState } from 'react';
import { texts, type Buyer } from '@rifas/shared/domain';
import { Form, FormAlert, SubmitButton } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { BuyerFields, buyerRules } from '@rifas/shared/selling';
import { Button, Panel, StickyBar, Text } from '@rifas/shared/ui';
import { KeepTyped } from '@rifas/shared/wizard';
import { BACK, cashTexts, NEXT } from '../../common/texts';
import { keepBuyer, useCashDraft } from '../cash-registration.store';

interface BuyerStepProps {
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** Step 2: who buys, as far as the deployment asks. */
export function BuyerStep({ onNext, onBack }: BuyerStepProps) {
  const owner = useCashDraft((draft) => draft.owner);
  const rules = buyerRules('cash', useHost().deployment.settings);
  // What was typed before; from here on the form itself holds it.
  const [initial] = useState(() => useCashDraft.getState().buyer);
  return (
    <Form<Buyer>
      key={owner}
      label={cashTexts.buyerForm}
      initialValues={initial}
      schema={(y) => y.object(rules.schemaParts(y))}
      summary={texts.completeAllBuyerFields}
      onSubmit={onNext}
    >
      <KeepTyped keep={keepBuyer} />
      <Panel>
        {rules.asked.length === 0 && <Text>{cashTexts.noBuyerAsked}</Text>}
        <BuyerFields form="cash" />
      </Panel>
      <FormAlert />
      <StickyBar>
        <Button variant="secondary" onClick={onBack}>
          {BACK}
        </Button>
        <SubmitButton>{NEXT}</SubmitButton>
      </StickyBar>
    </Form>
  );
}
