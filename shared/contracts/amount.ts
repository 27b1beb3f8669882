import { fromCents, toCents, type Cents } from '../domain';
import { Unreadable, type Codec } from './codec';

const MAX_UNITS = 90_000_000_000;
// Digits, a sign and a point. Longer than any amount between the bounds.
const MAX_DIGITS = 40;

// '5.290' is five and a bit for a program and five thousand in Uruguay, so it is refused. An API that means decimals
// writes two, or four.
const OF_TWO_MEANINGS = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;

/** An amount: on the wire in currency units, as a number or numeric text such as '20.00'; in the domain in cents. */
export const amount: Codec<Cents> = {
  read: (wire) => {
    if (typeof wire === 'string' && wire.length > MAX_DIGITS) throw new Unreadable('no es un importe');
    const units = typeof wire === 'string' ? wire.trim() : wire;
    if (typeof units !== 'number' && (typeof units !== 'string' || units === ''))
      throw new Unreadable('no es un importe');
    if (typeof units === 'string' && OF_TWO_MEANINGS.test(units)) throw new Unreadable('puede ser de miles');
    if (Math.abs(Number(units)) > MAX_UNITS) throw new Unreadable('está fuera de rango');
    try {
      return toCents(units);
    } catch {
      throw new Unreadable('no es un importe');
    }
  },
  write: (value) => fromCents(value),
  schema: { type: ['number', 'string'], description: 'In currency units.', minimum: -MAX_UNITS, maximum: MAX_UNITS },
};

/**
 * The price of something, or what a deposit paid for. A negative price would lower a sum or raise a balance, so it is
 * refused. Deposits, totals and extra costs are amounts: a correction or a discount may be negative.
 */
export const price: Codec<Cents> = {
  ...amount,
  read: (wire, reading) => {
    const value = amount.read(wire, reading);
    if (value < 0) throw new Unreadable('es negativo');
    return value;
  },
  schema: { ...amount.schema, minimum: 0 },
};
