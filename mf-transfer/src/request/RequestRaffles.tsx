import { useEffect, useEffectEvent } from 'react';
import { requestRaffles } from '@rifas/shared/contracts';
import { texts } from '@rifas/shared/domain';
import { paths } from '@rifas/shared/routing';
import { BackLink, StepBack } from '@rifas/shared/selling';
import { Page, Stepper } from '@rifas/shared/ui';
import { failureByData } from '../common/failure';
import { requestTexts } from '../common/texts';
import { useConfirmedWrite } from '../common/use-confirmed-write';
import { WriteDialog } from '../common/WriteDialog';
import { STEP_NUMBER, useRequestStep } from './request-step';
import { useRequest } from './request.store';
import { ConfirmStep } from './steps/ConfirmStep';
import { DoneStep } from './steps/DoneStep';
import { SelectStep } from './steps/SelectStep';

/** Requests raffles from the bag in three steps. The dialog is above the steps, because a failure may empty a step. */
export function RequestRaffles({ title }: { title: string }) {
  const { step, toConfirm, backToSelect, toDone } = useRequestStep(useRequest());
  const request = useConfirmedWrite(requestRaffles, {
    failureOf: (error) => failureByData(texts.requestFailed, error),
    onDone: (owners) => useRequest.setState({ selected: [], owners }),
  });
  const { phase } = request.confirmation;

  // The third step shows the result in place of the dialog. It appears only if the seller is still on this page.
  const showOwners = useEffectEvent(() => {
    request.close();
    toDone();
  });
  useEffect(() => {
    if (phase === 'done') showOwners();
  }, [phase]);

  const back =
    step.name === 'confirm' ? (
      <StepBack help="transferir" onBack={backToSelect} />
    ) : (
      <BackLink to={paths.transfer} help="transferir" />
    );
  return (
    <Page key={step.name} title={title} focusTitle back={back}>
      <Stepper steps={requestTexts.steps} current={STEP_NUMBER[step.name]} />
      {step.name === 'select' && <SelectStep onNext={toConfirm} />}
      {step.name === 'confirm' && (
        <ConfirmStep
          selected={step.selected}
          sending={phase === 'sending'}
          onConfirm={(numbers) => request.ask({ numbers })}
        />
      )}
      {step.name === 'done' && <DoneStep owners={step.owners} />}
      {phase !== 'done' && (
        <WriteDialog
          title={title}
          write={request}
          question={({ numbers }) => requestTexts.question(numbers)}
          doneText={texts.requestDone}
        />
      )}
    </Page>
  );
}
