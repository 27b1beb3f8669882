import {
  cents,
  type ByKind,
  type Cents,
  type ExtraCost,
  type Itinerary,
  type Passenger,
  type TripTotals,
} from '../domain';
import { amount, price } from './amount';
import { isMissing, Unreadable, type Codec, type JsonSchema } from './codec';
import { defineContract } from './contract';
import { byToken } from './identifiers';
import { mapped, noFields, optional, otherwise, textOrEmpty, whole, withDefault } from './scalars';
import { anySpelling, beside, field, list, object, oneObject, under } from './structures';

const names = object({
  firstName: field(textOrEmpty(120), 'name', 'Nombres'),
  lastName: field(textOrEmpty(120), 'lastName', 'Apellidos'),
});

const passenger: Codec<Passenger> = mapped(
  object({
    person: field(withDefault(names, { firstName: '', lastName: '' }), 'persona'),
    passengerId: field(optional(whole()), 'pasajeroId'),
  }),
  ({ person, passengerId }): Passenger => ({ ...person, passengerId }),
  ({ firstName, lastName, passengerId }) => ({ person: { firstName, lastName }, passengerId }),
);

export const getPassenger = defineContract({
  name: 'getPassenger',
  method: 'POST',
  reads: true,
  path: 'api/pasajero/get-pasajero-by-user',
  resource: 'passenger',
  request: byToken,
  response: oneObject(passenger, 'persona'),
});

const maybe = optional(amount);

// A missing total is 0. A total that is not an amount is unknown, not 0.
const sum: Codec<Cents | undefined> = {
  ...maybe,
  read: (wire, reading) => (isMissing(wire) ? cents(0) : maybe.read(wire, reading)),
};

const byKind = (prefix: string): Codec<ByKind> =>
  object({
    credit: field(sum, `${prefix}Credito`),
    debit: field(sum, `${prefix}Debito`),
    cash: field(sum, `${prefix}Contado`),
  });

const GROUPS = {
  deposited: byKind('totalDepositado'),
  registered: byKind('totalRegistrado'),
  collected: byKind('totalRecaudado'),
  personalPayments: byKind('totalPagoPersonal'),
  rafflesRegistered: byKind('totalRifasRegistrado'),
  rafflesCollected: byKind('totalRifasRecaudado'),
};
type Groups = { readonly [Name in keyof typeof GROUPS]: ByKind };
const groupEntries = Object.entries(GROUPS);

const sums = object({
  depositedCents: field(sum, 'totalDepositado'),
  registeredCents: field(sum, 'totalRegistrado'),
  collectedCents: field(sum, 'totalRecaudado'),
  // Not in the specification. If it is missing, the amount is unknown and not 0.
  collectedLastWeekCents: field(maybe, 'totalRecaudadoSemana'),
});

const properties = Object.assign(
  {},
  sums.schema.properties,
  ...groupEntries.map(([, codec]) => codec.schema.properties),
) as NonNullable<JsonSchema['properties']>;

const TOTAL = anySpelling(Object.keys(properties));
const hasTotal = (wire: unknown): boolean => Object.keys(Object(wire)).some((name) => TOTAL.test(name));

const UNKNOWN_KINDS: ByKind = { credit: undefined, debit: undefined, cash: undefined };
const UNKNOWN_TOTALS: TripTotals = {
  depositedCents: undefined,
  registeredCents: undefined,
  collectedCents: undefined,
  ...(Object.fromEntries(Object.keys(GROUPS).map((name) => [name, UNKNOWN_KINDS])) as Groups),
};

/** On the wire, every total is at the top of one object. An object with only other fields contains no totals. */
const totals: Codec<TripTotals> = {
  read: (wire, reading) => {
    const own = sums.read(wire, reading);
    if (!hasTotal(wire) && Object.keys(wire as object).length > 0) throw new Unreadable('no trae totales');
    const groups = groupEntries.map(([name, codec]) => [name, codec.read(wire, reading)]);
    return { ...own, ...(Object.fromEntries(groups) as Groups) };
  },
  write: (value) =>
    Object.assign(
      {},
      sums.write({ collectedLastWeekCents: undefined, ...value }),
      ...groupEntries.map(([name, codec]) => codec.write(value[name as keyof Groups])),
    ) as never,
  schema: { type: 'object', properties },
};

const inTotals = object({ totals: field(otherwise(oneObject(totals), UNKNOWN_TOTALS), 'totales') });
const atTop = under('totals', totals);
/**
 * The totals: in an object of their own, or beside the trip. If there are none, they are unknown and never shown as 0.
 */
const totalsOfTrip: typeof inTotals = {
  ...inTotals,
  read: (wire, reading) => {
    const isAtTop = hasTotal(wire) && !hasTotal((wire as { readonly totales?: unknown }).totales);
    return (isAtTop ? atTop : inTotals).read(wire, reading);
  },
};

const trip = object({
  trip: field(
    withDefault(object({ name: field(textOrEmpty(200), 'nombre'), priceCents: field(optional(price), 'precio') }), {
      name: '',
      priceCents: undefined,
    }),
    'itinerario',
  ),
});

const itinerary: Codec<Itinerary> = mapped(
  beside(trip, totalsOfTrip),
  ({ trip: { name, priceCents }, totals: sent }): Itinerary => ({ name, priceCents, totals: sent }),
  ({ name, priceCents, totals: value }) => ({ trip: { name, priceCents }, totals: value }),
);

export const getItinerary = defineContract({
  name: 'getItinerary',
  method: 'GET',
  path: 'api/pasajero/get-pasajero-itinerario-by-user',
  resource: 'trip',
  request: noFields,
  response: oneObject(itinerary, 'itinerario'),
});

const extraCost: Codec<ExtraCost> = object({
  label: field(textOrEmpty(200), 'descripcion'),
  amountCents: field(optional(amount), 'monto'),
});

export const getExtraCosts = defineContract({
  name: 'getExtraCosts',
  method: 'GET',
  path: 'api/costos-extras',
  resource: 'trip',
  request: noFields,
  // Every cost counts: if one cannot be read, the sum is unknown too.
  response: list(otherwise(extraCost, { label: '', amountCents: undefined })),
});
