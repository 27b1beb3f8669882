import type { Raffle } from '@rifas/shared/contracts';
import { raffleNumber } from '@rifas/shared/domain';
import { foldText } from '@rifas/shared/format';

/** Whether a folded text is part of the raffle's number or of the name of one of its buyers. */
export const raffleMatches = (raffle: Raffle, folded: string): boolean =>
  folded === '' ||
  raffleNumber(raffle).includes(folded) ||
  raffle.some(({ Nombre }) => Boolean(Nombre) && foldText(Nombre ?? '').includes(folded));
