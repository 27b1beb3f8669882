import type { Buyer } from './buyer';
import type { Id } from './id';
import type { Passenger } from './passenger';
import type { Raffle } from './ticket';

/** A payment link as its buyer opens it. */
export interface PaymentLink {
  /** Identifies the sale at the gateway. */
  readonly saleId: Id;
  /** The seller's id. */
  readonly passengerId?: Id | undefined;
  /** The seller pays the card's surcharge. */
  readonly absorbsSurcharge: boolean;
  /** What the seller knows about the buyer; '' in the unknown fields. */
  readonly buyer: Buyer;
  readonly seller: Pick<Passenger, 'firstName' | 'lastName'>;
  readonly raffles: readonly Raffle[];
}
