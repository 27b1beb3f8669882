import { getRaffles } from '@rifas/shared/contracts';
import { depositsForCash, rafflesWithPending, type Deposit } from '@rifas/shared/domain';
import { useListQuery } from '@rifas/shared/selling';
import { readLowestPrice } from '@rifas/shared/session';

/** Raffles with tickets to register. Fetched when the page opens, which also updates the lowest price. */
export const useRafflesToRegister = () =>
  useListQuery(getRaffles, {}, { refetchOnMount: 'always', select: rafflesWithPending });

export type RafflesToRegister = ReturnType<typeof useRafflesToRegister>;

/** The deposits that can pay for the cheapest ticket at least; see docs/rules.md, "Lowest ticket price". */
export const depositsToOffer = (deposits: readonly Deposit[]): Deposit[] =>
  depositsForCash(deposits, readLowestPrice());
