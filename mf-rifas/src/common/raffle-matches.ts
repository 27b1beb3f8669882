import type { Raffle } from '@rifas/shared/contracts';
import { raffleNumber } from '@rifas/shared/domain';

/** Accents and case don't count: 'peña' is found by 'PENA'. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .trim();

/** Whether a folded text is part of the raffle's number or of the name of one of its buyers. */
export const raffleMatches = (raffle: Raffle, folded: string): boolean =>
  folded === '' ||
  raffleNumber(raffle).includes(folded) ||
  raffle.some(({ Nombre }) => Boolean(Nombre) && fold(Nombre ?? '').includes(folded));
