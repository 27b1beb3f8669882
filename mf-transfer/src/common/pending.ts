import type { PendingTransfer } from '@rifas/shared/domain';

export const rafflesOf = (transfers: readonly PendingTransfer[]) => transfers.flatMap(({ raffles }) => raffles);

export const numbersOf = ({ raffles }: PendingTransfer): string[] => raffles.map(({ number }) => number);
