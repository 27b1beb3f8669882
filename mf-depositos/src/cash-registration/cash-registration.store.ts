import type { Deposit, Ticket } from '@rifas/shared/contracts';
import { choiceOf, type ChosenDeposit } from '../common/deposit-choice/chosen-deposit';
import { createDraftStore } from '../common/wizard/draft-store';
import type { Failure } from '../common/wizard/failure';
import { EMPTY_BUYER, type BuyerValues } from './buyer.form';
import type { CashResult, CashStep } from './cash-step';
import { toChosen, type ChosenTicket } from './chosen-tickets';

interface CashDraft {
  /** The step that was last on screen. */
  readonly at: CashStep['name'];
  readonly deposit: ChosenDeposit | undefined;
  readonly buyer: BuyerValues;
  readonly chosen: readonly ChosenTicket[];
  readonly result: CashResult | undefined;
}

const EMPTY: CashDraft = { at: 'deposit', deposit: undefined, buyer: EMPTY_BUYER, chosen: [], result: undefined };

const store = createDraftStore('rifas.cash-registration', EMPTY);

export const { useDraft: useCashDraft, claim: claimCashDraft, reset: resetCashDraft } = store;

export const chooseDeposit = (deposit: Deposit): void => store.change({ deposit: choiceOf(deposit) });

export const keepBuyer = (buyer: BuyerValues): void => store.change({ buyer });

export const chooseTickets = (tickets: readonly Ticket[]): void => store.change({ chosen: tickets.map(toChosen) });

/** The wizard shows another step: going back from step 2 clears the selection (specification 4), leaving a result forgets it. */
export function followStep(name: CashStep['name']): void {
  const { at } = store.useDraft.getState();
  if (at === name) return;
  store.change({
    at: name,
    ...(at === 'buyer' && name === 'deposit' && { chosen: [] }),
    ...(at === 'result' && { result: undefined }),
  });
}

/** The chosen deposit can't pay any more: on the way to another one nothing is cleared. */
export const keepForAnotherDeposit = (): void => store.change({ at: 'deposit' });

/** Registered: what was chosen and typed for it has served. */
export function finishRegistration(count: number): void {
  store.change({ ...EMPTY, at: 'result', result: { kind: 'success', count } });
}

/** Not registered: everything is kept for another try. */
export const failRegistration = (failure: Failure): void => store.change({ at: 'result', result: { kind: 'failure', failure } });

export const retryRegistration = (): void => store.change({ result: undefined });
