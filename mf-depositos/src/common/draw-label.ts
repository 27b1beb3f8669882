import type { WallTime } from '@rifas/shared/domain';
import { formatDate } from '@rifas/shared/format';

/** 'Sorteo 2 · 15/03/2027', as far as both are known; '' where neither is. */
export const drawLabel = (draw: string | undefined, date: WallTime | undefined): string =>
  [draw && `Sorteo ${draw}`, formatDate(date)].filter(Boolean).join(' · ');
