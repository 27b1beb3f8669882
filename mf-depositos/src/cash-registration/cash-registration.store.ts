import { NO_BUYER, toChosen, type Buyer, type ChosenTicket, type Ticket } from '@rifas/shared/domain';
import { createDraftStore, storedFields, storedTickets } from '@rifas/shared/wizard';
import { storedChoice } from '../common/deposit-choice/chosen-deposit';
import { draftChanges, type DepositDraft, type FailedResult } from '../common/wizard/deposit-wizard';
import { storedSale, type Sale } from './sale';

export const CASH_STEPS = ['deposit', 'buyer', 'tickets', 'confirm', 'result'] as const;

interface Registered {
  readonly kind: 'success';
  /** The number of tickets or raffles, by the display mode. */
  readonly count: number;
  /** Undefined in a draft of an earlier release. */
  readonly sale?: Sale | undefined;
}
export type CashResult = Registered | FailedResult;

interface CashDraft extends DepositDraft<(typeof CASH_STEPS)[number], Registered> {
  readonly buyer: Buyer;
  readonly chosen: readonly ChosenTicket[];
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

export const {
  chooseDeposit,
  keepForAnotherDeposit,
  followStep,
  fail: failRegistration,
  retry: retryRegistration,
} = draftChanges(useDraft.getState, change, 'buyer', () => change({ chosen: [] }));

export const keepBuyer = (buyer: Buyer): void => change({ buyer });

export const chooseTickets = (tickets: readonly Ticket[]): void => change({ chosen: tickets.map(toChosen) });

/** The tickets are registered: the chosen and typed values are no longer needed. */
export function finishRegistration(count: number, sale: Sale): void {
  change({ ...EMPTY, at: useDraft.getState().at, result: { kind: 'success', count, sale } });
}
