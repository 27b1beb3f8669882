import type { Raffle } from '@rifas/shared/contracts';
import { priceMismatch, type PriceMismatch } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';

/** How the tickets' prices contradict the card they were bought with, each way once (D6). */
export function useMismatches(tickets: Raffle): PriceMismatch[] {
  const { precioCredito: credito, precioDebito: debito } = useHost().deployment.settings;
  const found = tickets.map((ticket) => priceMismatch(ticket, { credito, debito }));
  return [...new Set(found.filter((mismatch) => mismatch !== undefined))];
}
