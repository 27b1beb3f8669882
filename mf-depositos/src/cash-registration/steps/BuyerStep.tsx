import { useState } from 'react';
import { texts, type Buyer } from '@rifas/shared/domain';
import { Form, FormAlert, SubmitButton } from '@rifas/shared/forms';
import { useHost } from '@rifas/shared/remote';
import { BuyerFieldPairs, buyerRules, SellingColumns } from '@rifas/shared/selling';
import { Panel, StickyBar, Text } from '@rifas/shared/ui';
import { KeepTyped } from '@rifas/shared/wizard';
import type { PayingDeposit } from '../../common/deposit-choice/chosen-deposit';
import { cashTexts, choiceTexts, NEXT } from '../../common/texts';
import { Figures } from '../../common/wizard/Figures';
import { keepBuyer, useCashDraft } from '../cash-registration.store';

interface BuyerStepProps {
  readonly deposit: PayingDeposit;
  readonly onNext: () => void;
}

/** Step 2: the buyer's data that the deployment asks for. */
export function BuyerStep({ deposit, onNext }: BuyerStepProps) {
  const rules = buyerRules('cash', useHost().deployment.settings);
  // The values typed earlier. From here on the form itself holds them.
  const [initial] = useState(() => useCashDraft.getState().buyer);
  return (
    <Form<Buyer>
      label={cashTexts.buyerForm}
      initialValues={initial}
      schema={(y) => y.object(rules.schemaParts(y))}
      summary={texts.completeAllBuyerFields}
      onSubmit={onNext}
    >
      <KeepTyped keep={keepBuyer} />
      <SellingColumns>
        <div>
          <Panel>
            {rules.asked.length === 0 && <Text>{cashTexts.noBuyerAsked}</Text>}
            <BuyerFieldPairs form="cash" />
          </Panel>
          <FormAlert />
        </div>
        <StickyBar
          summary={
            <Figures deposit={deposit} lines={[{ label: choiceTexts.balance, amount: deposit.balance, main: true }]} />
          }
        >
          <SubmitButton>{NEXT}</SubmitButton>
        </StickyBar>
      </SellingColumns>
    </Form>
  );
}
