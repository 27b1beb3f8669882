import type { CardType } from '@rifas/shared/domain';

/** The texts that the database stores for credit and debit; `cardTypeOf` of the contracts reads them. */
export const STORED_CARD_TYPES = { credit: 'Credito', debit: 'Debito' } as const satisfies Readonly<
  Record<CardType, string>
>;
