/** The seller who is logged in. */
export interface Passenger {
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined where the API gives none. */
  readonly passengerId: number | undefined;
}

/**
 * First and last name as one text; '' where neither is known.
 * @example fullName({ firstName: 'Ana', lastName: 'Paz' }) // 'Ana Paz'
 */
export const fullName = ({ firstName, lastName }: Pick<Passenger, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
