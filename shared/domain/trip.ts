import type { Cents } from './money';

/** One figure of the trip, split by means of payment; undefined if the API's amount cannot be read. */
export interface ByKind<Amount = Cents | undefined> {
  readonly credit: Amount;
  readonly debit: Amount;
  readonly cash: Amount;
}

/**
 * The sums that the API keeps for a passenger. A missing sum is 0, one that cannot be read is undefined. If the API
 * sends no sums, all are undefined.
 */
export interface TripTotals<Amount = Cents | undefined> {
  readonly depositedCents: Amount;
  readonly registeredCents: Amount;
  readonly collectedCents: Amount;
  /** The part that came in during the last 7 days; undefined if the API does not send it. */
  readonly collectedLastWeekCents?: Amount | undefined;
  readonly deposited: ByKind<Amount>;
  readonly registered: ByKind<Amount>;
  readonly collected: ByKind<Amount>;
  readonly personalPayments: ByKind<Amount>;
  readonly rafflesRegistered: ByKind<Amount>;
  readonly rafflesCollected: ByKind<Amount>;
}

export interface Itinerary {
  readonly name: string;
  /** Undefined if the API sends none. What is owed is then unknown too. */
  readonly priceCents: Cents | undefined;
  readonly totals: TripTotals;
}

/** A cost in addition to the trip's price. */
export interface ExtraCost {
  readonly label: string;
  readonly amountCents: Cents | undefined;
}
