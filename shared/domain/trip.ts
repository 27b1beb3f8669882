import type { Cents } from './money';

/** One figure of the trip by the means of payment; undefined where the API's amount cannot be read. */
export interface ByKind<Amount = Cents | undefined> {
  readonly credit: Amount;
  readonly debit: Amount;
  readonly cash: Amount;
}

/** The sums that the API keeps for a passenger; one that it leaves out is 0, one that cannot be read is undefined. Where it sends none, all are undefined. */
export interface TripTotals<Amount = Cents | undefined> {
  readonly depositedCents: Amount;
  readonly registeredCents: Amount;
  readonly collectedCents: Amount;
  /** What of it came in the last 7 days; undefined where the API does not say. */
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
  /** Undefined where the API gives none: what is owed is not known either. */
  readonly priceCents: Cents | undefined;
  readonly totals: TripTotals;
}

/** A cost beside the trip's price. */
export interface ExtraCost {
  readonly label: string;
  readonly amountCents: Cents | undefined;
}
