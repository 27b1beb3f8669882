import { BUYER_LIMITS, type Buyer } from '../domain';
import type { Codec } from './codec';
import { textOrEmpty } from './scalars';
import { field, object } from './structures';

/** A buyer, with the names that one call gives to the five fields. */
export const buyerUnder = (names: Readonly<Record<keyof Buyer, string>>): Codec<Buyer> =>
  object({
    firstName: field(textOrEmpty(BUYER_LIMITS.firstName), names.firstName),
    lastName: field(textOrEmpty(BUYER_LIMITS.lastName), names.lastName),
    email: field(textOrEmpty(BUYER_LIMITS.email), names.email),
    phone: field(textOrEmpty(BUYER_LIMITS.phone), names.phone),
    department: field(textOrEmpty(BUYER_LIMITS.department), names.department),
  });

/** The names that links and cash registrations give a buyer's fields. */
export const BUYER_NAMES = {
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Email',
  phone: 'Celular',
  department: 'Departamento',
} as const;
