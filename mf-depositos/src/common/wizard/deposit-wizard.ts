import { useEffect } from 'react';
import type { AnyContract, RequestOf } from '@rifas/shared/contracts';
import { parseError } from '@rifas/shared/http';
import { refreshAfter, useApiMutation } from '@rifas/shared/query';
import { writeFailureOf, type WriteFailure } from '@rifas/shared/selling';
import { useLatch } from '@rifas/shared/ui';
import { useAskedStep, useStepHistory } from '@rifas/shared/wizard';
import { choiceOf, type ChosenDeposit, type PayingDeposit } from '../deposit-choice/chosen-deposit';

// The common parts of both wizards: they begin with a deposit and end with a result.

export interface FailedResult {
  readonly kind: 'failure';
  readonly failure: WriteFailure;
}

export interface DepositDraft<Step extends string, Success> {
  /** The step that was shown last. */
  readonly at: Step | 'deposit' | 'result';
  readonly deposit: ChosenDeposit | undefined;
  readonly result: Success | FailedResult | undefined;
}

/**
 * Functions that change the draft of one of these wizards.
 * @param clear removes what was chosen or typed for a deposit, after the seller went back to it from the step `second`
 */
export const draftChanges = <Step extends string, Success>(
  getState: () => DepositDraft<Step, Success>,
  change: (changes: Partial<DepositDraft<Step, Success>>) => void,
  second: Step,
  clear: () => void,
) => ({
  chooseDeposit: (deposit: PayingDeposit): void => change({ deposit: choiceOf(deposit) }),
  /** The chosen deposit can no longer pay: nothing is cleared while the seller chooses another one. */
  keepForAnotherDeposit: (): void => change({ at: 'deposit' }),
  /** Notes the step that the wizard shows. Leaving a result removes it. */
  followStep: (name: Step | 'deposit' | 'result'): void => {
    const { at } = getState();
    if (at === name) return;
    if (at === second && name === 'deposit') clear();
    change({ at: name, ...(at === 'result' && { result: undefined }) });
  },
  /** The write failed: everything is kept for another try. */
  fail: (failure: WriteFailure): void => change({ result: { kind: 'failure', failure } }),
  retry: (): void => change({ result: undefined }),
});

/** What a wizard's draft has. */
export interface Progress {
  /** Whether each step before the confirmation is filled in, in order. */
  readonly filled: readonly boolean[];
  readonly hasResult: boolean;
  /** Whether the result has been shown. */
  readonly resultSeen: boolean;
}

/**
 * The number of the step that the address requests, if the draft has what the step needs; else of the first step that
 * is not filled in. A result replaces the step that was confirmed, and any other step that the seller has opened before
 * it arrived.
 */
export function dueStep(asked: number, { filled, hasResult, resultSeen }: Progress): number {
  const confirm = filled.length + 1;
  if (hasResult && (asked >= confirm || !resultSeen)) return confirm + 1;
  const missing = filled.indexOf(false);
  return asked >= 1 ? Math.min(Math.floor(asked), missing === -1 ? confirm : missing + 1) : 1;
}

/**
 * The step to show, and the ways to the others by their names.
 * @param names all steps in order; the last two are the confirmation and the result
 * @param follow notes the step that is shown; must be stable
 */
export function useSteps<Name extends string>(
  path: string,
  names: readonly [Name, ...Name[]],
  progress: Progress,
  follow: (name: Name) => void,
) {
  const asked = useAskedStep();
  const number = dueStep(asked, progress);
  const name = names[number - 1] ?? names[0];
  const { go, back } = useStepHistory(path, number);
  // Only once the address is that of the step. Otherwise a result that counts as seen would be replaced by the step in
  // the old address.
  const isThere = asked === number;
  useEffect(() => {
    if (isThere) follow(name);
  }, [isThere, name, follow]);
  const numberOf = (to: Name) => names.indexOf(to) + 1;
  return { name, number, go: (to: Name) => go(numberOf(to)), back: (to: Name) => back(numberOf(to)) };
}

interface Writing<C extends AnyContract> {
  readonly request: RequestOf<C>;
  readonly onDone: () => void;
}

/**
 * Sends a write once, however often the button is pressed, and leads the wizard to its result.
 * @param writing returns the write, read when the button is pressed
 */
export function useFinalWrite<C extends AnyContract>(
  contract: C,
  writing: () => Writing<C>,
  onFailed: (failure: WriteFailure) => void,
): readonly [busy: boolean, press: () => void] {
  const { mutateAsync } = useApiMutation(contract, { refresh: 'later' });
  const [busy, run] = useLatch();
  const send = async () => {
    const { request, onDone } = writing();
    try {
      await mutateAsync(request);
      onDone();
    } catch (error) {
      // The guard leads to the login and back to this step, which is unchanged.
      if (parseError(error).code === 'unauthorized') return;
      onFailed(writeFailureOf(error));
    }
    // Runs after the result, so that the lists do not change under the summary. After a failure, fresh lists may show
    // the reason.
    void refreshAfter(contract);
  };
  return [busy, () => void run(send)];
}
