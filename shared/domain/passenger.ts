import type { Id } from './id';

/** The seller who is logged in. */
export interface Passenger {
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined if the API sends none. */
  readonly passengerId: number | undefined;
}

/**
 * Identifies a seller on a device: the id, or the name if the API sends no id.
 * @example sellerOf({ firstName: 'Ana', lastName: 'Paz', passengerId: undefined }) // 'Ana Paz'
 */
export const sellerOf = (passenger: Passenger): Id | undefined =>
  passenger.passengerId ?? (fullName(passenger) || undefined);

/**
 * First and last name as one text; '' if both are unknown.
 * @example fullName({ firstName: 'Ana', lastName: 'Paz' }) // 'Ana Paz'
 */
export const fullName = ({ firstName, lastName }: Pick<Passenger, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
