import type { Cents } from './money';

/** One figure of the trip by the means of payment. */
export interface ByKind {
  readonly credit: Cents;
  readonly debit: Cents;
  readonly cash: Cents;
}

/** The sums that the API keeps for a passenger; one that it leaves out is 0. */
export interface TripTotals {
  readonly depositedCents: Cents;
  readonly registeredCents: Cents;
  readonly collectedCents: Cents;
  readonly deposited: ByKind;
  readonly registered: ByKind;
  readonly collected: ByKind;
  readonly personalPayments: ByKind;
  readonly rafflesRegistered: ByKind;
  readonly rafflesCollected: ByKind;
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
