import type { CardType } from '@rifas/shared/domain';
import type { paymentAttempts } from '../db/schema';

/** One try of a buyer to pay a link by card. */
export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** What the gateway says of an attempt, once its signature is checked. */
export interface GatewayResult {
  /** Token of the attempt. */
  attempt: string;
  approved: boolean;
  card: GatewayCard;
}

export interface GatewayCard {
  issuer: string;
  acquirer: string;
  authorizationCode: string;
  /** Masked by the gateway. */
  maskedNumber: string;
  type: CardType;
}
