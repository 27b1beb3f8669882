import { NO_BUYER, toChosen, type Buyer, type ChosenTicket, type Ticket } from '@rifas/shared/domain';
import { createDraftStore, storedFields, storedTickets } from '@rifas/shared/wizard';
import {
  choiceOf,
  storedChoice,
  type ChosenDeposit,
  type PayingDeposit,
} from '../common/deposit-choice/chosen-deposit';
import type { Failure } from '../common/wizard/failure';
import type { CashResult, CashStep } from './cash-step';
import { storedSale, type Sale } from './sale';

interface CashDraft {
  /** The step that was last on screen. */
  readonly at: CashStep['name'];
  readonly deposit: ChosenDeposit | undefined;
  readonly buyer: Buyer;
  readonly chosen: readonly ChosenTicket[];
  readonly result: CashResult | undefined;
}

const EMPTY: CashDraft = { at: 'deposit', deposit: undefined, buyer: NO_BUYER, chosen: [], result: undefined };

const { useDraft, change, reset } = createDraftStore('rifas.cash-registration', EMPTY, {
  read: ({ deposit, buyer, chosen, result }) => ({
    deposit: storedChoice(deposit),
    buyer: storedFields(buyer, NO_BUYER),
    chosen: storedTickets(chosen),
    result: result?.kind === 'success' ? { ...result, sale: storedSale(result.sale) } : result,
  }),
});

export { useDraft as useCashDraft, reset as resetCashDraft };

export const chooseDeposit = (deposit: PayingDeposit): void => change({ deposit: choiceOf(deposit) });

export const keepBuyer = (buyer: Buyer): void => change({ buyer });

export const chooseTickets = (tickets: readonly Ticket[]): void => change({ chosen: tickets.map(toChosen) });

/** The wizard shows another step: going back from step 2 clears the selection, leaving a result forgets it. */
export function followStep(name: CashStep['name']): void {
  const { at } = useDraft.getState();
  if (at === name) return;
  change({
    at: name,
    ...(at === 'buyer' && name === 'deposit' && { chosen: [] }),
    ...(at === 'result' && { result: undefined }),
  });
}

/** The chosen deposit cannot pay any more: on the way to another one nothing is cleared. */
export const keepForAnotherDeposit = (): void => change({ at: 'deposit' });

/** Registered: what was chosen and typed for it has served. */
export function finishRegistration(count: number, sale: Sale): void {
  change({ ...EMPTY, at: 'result', result: { kind: 'success', count, sale } });
}

/** Not registered: everything is kept for another try. */
export const failRegistration = (failure: Failure): void =>
  change({ at: 'result', result: { kind: 'failure', failure } });

export const retryRegistration = (): void => change({ result: undefined });
