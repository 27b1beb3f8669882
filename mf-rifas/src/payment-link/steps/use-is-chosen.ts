import type { Ticket } from '@rifas/shared/contracts';
import { usePaymentLink } from '../payment-link.store';

export const useIsChosen = (tickets: readonly Ticket[]): boolean =>
  usePaymentLink(({ chosen }) => tickets.every(({ id }) => chosen.some((other) => other.id === id)));
