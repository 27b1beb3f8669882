import type { Id } from './id';

/** The seller who is logged in. */
export interface Passenger {
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined where the API gives none. */
  readonly passengerId: number | undefined;
}

/**
 * What tells one seller from another on a device: the id, or the name where an API gives none.
 * @example sellerOf({ firstName: 'Ana', lastName: 'Paz', passengerId: undefined }) // 'Ana Paz'
 */
export const sellerOf = (passenger: Passenger): Id | undefined =>
  passenger.passengerId ?? (fullName(passenger) || undefined);

/**
 * First and last name as one text; '' where neither is known.
 * @example fullName({ firstName: 'Ana', lastName: 'Paz' }) // 'Ana Paz'
 */
export const fullName = ({ firstName, lastName }: Pick<Passenger, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
