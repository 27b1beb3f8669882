import type { Raffle } from '@rifas/shared/contracts';
import type { Settings, Variant } from '@rifas/shared/deployment';
import { cceeTotal, ticketsTotal, type Cents } from '@rifas/shared/domain';

export interface Total {
  readonly label: string;
  /** The kind of card it goes for, where that matters. */
  readonly card?: string;
  readonly amount: Cents;
}

/** What the buyer will be charged: in ccee it depends on the card, and the tickets' own prices don't count (D5). */
export function totalsOf(
  raffles: readonly Raffle[],
  variant: Variant,
  { precioCredito, precioDebito }: Settings,
): readonly Total[] {
  const tickets = raffles.flat();
  if (variant === 'dtyt') return [{ label: 'Total', amount: ticketsTotal(tickets) }];
  const prices = { credito: precioCredito, debito: precioDebito };
  return [
    { label: 'Total con crédito', card: 'Crédito', amount: cceeTotal(tickets.length, 'Credito', prices) },
    { label: 'Total con débito', card: 'Débito', amount: cceeTotal(tickets.length, 'Debito', prices) },
  ];
}
