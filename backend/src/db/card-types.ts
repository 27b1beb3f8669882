import type { CardType } from '@rifas/shared/domain';

/** Credit and debit as the database holds them; `cardTypeOf` of the contracts reads them. */
export const STORED_CARD_TYPES = { credit: 'Credito', debit: 'Debito' } as const satisfies Readonly<
  Record<CardType, string>
>;
