import type { Buyer, CardType } from '@rifas/shared/domain';
import type { paymentAttempts } from '../db/schema';

/** One try of a buyer to pay a link by card. */
export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** A buyer in the columns that an attempt has for one. */
export const attemptBuyerColumns = ({ firstName, lastName, email, phone, department }: Buyer) => ({
  buyerName: firstName,
  buyerLastName: lastName,
  buyerEmail: email,
  buyerPhone: phone,
  buyerDepartment: department,
});

/** The buyer that an attempt's row holds. */
export const buyerOfAttempt = (row: ReturnType<typeof attemptBuyerColumns>): Buyer => ({
  firstName: row.buyerName,
  lastName: row.buyerLastName,
  email: row.buyerEmail,
  phone: row.buyerPhone,
  department: row.buyerDepartment,
});

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
