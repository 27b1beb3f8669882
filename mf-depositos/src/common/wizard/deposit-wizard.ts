import { useEffect } from 'react';
import type { AnyContract, RequestOf } from '@rifas/shared/contracts';
import { parseError } from '@rifas/shared/http';
import { refreshAfter, useApiMutation } from '@rifas/shared/query';
import { useLatch } from '@rifas/shared/ui';
import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import { choiceOf, type ChosenDeposit, type PayingDeposit } from '../deposit-choice/chosen-deposit';
import { failureOf, type Failure } from './failure';

// What both wizards have in common: they begin with a deposit and end with a result.

export interface FailedResult {
  readonly kind: 'failure';
  readonly failure: Failure;
}

export interface DepositDraft<Step extends string, Success> {
  /** The step that was last on screen. */
  readonly at: Step | 'deposit' | 'result';
  readonly deposit: ChosenDeposit | undefined;
  readonly result: Success | FailedResult | undefined;
}

/**
 * What changes the draft of such a wizard.
 * @param clear forgets what was chosen or typed for a deposit: the seller went back to it from the step `second`
 */
export const draftChanges = <Step extends string, Success>(
  getState: () => DepositDraft<Step, Success>,
  change: (changes: Partial<DepositDraft<Step, Success>>) => void,
  second: Step,
  clear: () => void,
) => ({
  chooseDeposit: (deposit: PayingDeposit): void => change({ deposit: choiceOf(deposit) }),
  /** The chosen deposit cannot pay any more: on the way to another one nothing is cleared. */
  keepForAnotherDeposit: (): void => change({ at: 'deposit' }),
  /** The wizard shows another step. Leaving a result forgets it. */
  followStep: (name: Step | 'deposit' | 'result'): void => {
    const { at } = getState();
    if (at === name) return;
    if (at === second && name === 'deposit') clear();
    change({ at: name, ...(at === 'result' && { result: undefined }) });
  },
  /** Not done: everything is kept for another try. */
  fail: (failure: Failure): void => change({ result: { kind: 'failure', failure } }),
  retry: (): void => change({ result: undefined }),
});

/** Moves between the steps of a wizard by their names. `follow` must be stable. */
export function useNamedSteps<Name extends string>(
  path: string,
  numbers: Readonly<Record<Name, number>>,
  name: Name,
  follow: (name: Name) => void,
) {
  const { go, back } = useStepHistory(path, numbers[name]);
  // Not before the address is that of the step: a result that is noted as seen would give way to the step the address still asks for.
  const isThere = useAskedStep() === numbers[name];
  useEffect(() => {
    if (isThere) follow(name);
  }, [isThere, name, follow]);
  return { go: (to: Name) => go(numbers[to]), back: (to: Name) => back(numbers[to]) };
}

interface Writing<C extends AnyContract> {
  readonly request: RequestOf<C>;
  readonly onDone: () => void;
}

/**
 * Writes once, however often it is pressed, and moves the wizard to its result.
 * @param writing what is written, read at the moment of the press
 */
export function useFinalWrite<C extends AnyContract>(
  contract: C,
  writing: () => Writing<C>,
  onFailed: (failure: Failure) => void,
): readonly [busy: boolean, press: () => void] {
  const { mutateAsync } = useApiMutation(contract, { refresh: 'later' });
  const [busy, run] = useLatch();
  const send = async () => {
    const { request, onDone } = writing();
    try {
      await mutateAsync(request);
      onDone();
    } catch (error) {
      // The guard leads to the login and back to this step, where all is as it was.
      if (parseError(error).code === 'unauthorized') return;
      onFailed(failureOf(error));
    }
    // After the result, so that the lists do not change under the summary; after a failure they may tell why.
    void refreshAfter(contract);
  };
  return [busy, () => void run(send)];
}
