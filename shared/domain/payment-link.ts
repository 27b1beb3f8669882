import type { Buyer } from './buyer';
import type { Id } from './id';
import type { Passenger } from './passenger';
import type { Raffle } from './ticket';

/** A payment link as its buyer opens it. */
export interface PaymentLink {
  /** Identifies the sale at the gateway. */
  readonly saleId: Id;
  /** Whose link it is. */
  readonly passengerId?: Id | undefined;
  /** The seller pays the card's surcharge. */
  readonly absorbsSurcharge: boolean;
  /** What the seller knows of the buyer; '' where nothing. */
  readonly buyer: Buyer;
  readonly seller: Pick<Passenger, 'firstName' | 'lastName'>;
  readonly raffles: readonly Raffle[];
}
