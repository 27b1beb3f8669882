import { getRaffles, registerTickets, type Deposit, type Raffle } from '@rifas/shared/contracts';
import { compareWallDates, depositsForCash, rafflesWithPending, sortRaffles, toCents } from '@rifas/shared/domain';
import { useApiMutation, useApiQuery } from '@rifas/shared/query';
import { readLowestPrice } from '@rifas/shared/session';

const sellable = (raffles: Raffle[]): Raffle[] => sortRaffles(rafflesWithPending(raffles));

/** Raffles with something to register; fetched on entering, which also renews the lowest price (D24). */
export const useRafflesToRegister = () => useApiQuery(getRaffles, {}, { refetchOnMount: 'always', select: sellable });

export type RafflesToRegister = ReturnType<typeof useRafflesToRegister>;

export const useRegisterTickets = () => useApiMutation(registerTickets);

/** The deposits that can pay for the cheapest ticket at least, newest first (specification 5). */
export const depositsToOffer = (deposits: readonly Deposit[]): Deposit[] =>
  depositsForCash(deposits, toCents(readLowestPrice())).sort((a, b) => compareWallDates(b.Fecha, a.Fecha));
