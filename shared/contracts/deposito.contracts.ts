import type { CardPayment, Deposit, UsedPayment, UsedTicket } from '../domain';
import { amount, price } from './amount';
import { cardTypeOf } from './card-type';
import { isMissing, Unreadable, type Codec, type Oddity, type Reading } from './codec';
import { defineContract } from './contract';
import { date } from './date';
import { id, number, shownText } from './identifiers';
import { joinedWord, mapped, noFields, nothing, optional, plainWord, textOrEmpty } from './scalars';
import { anySpelling, byItself, entriesOf, field, list, object, type ObjectOf } from './structures';
import { NUMBER_NAME } from './ticket-codecs';

const usedTicket: Codec<UsedTicket> = object({
  id: field(id, 'id'),
  number: field(number, 'Numero'),
  draw: field(optional(number), 'SorteoNumero'),
  priceCents: field(optional(price), 'Precio'),
  buyer: field(optional(shownText), 'Nombre'),
  drawDate: field(optional(date), 'FechaSorteo'),
});

const usedPayment: Codec<UsedPayment> = object({
  id: field(id, 'id'),
  amountCents: field(optional(price), 'Monto'),
  date: field(optional(date), 'Fecha'),
});

const cardFields = {
  issuer: field(optional(shownText), 'Issuer'),
  acquirer: field(optional(shownText), 'Acquirer'),
  authorizationCode: field(optional(shownText), 'CodigoAutorizacion'),
  transactionDate: field(optional(date), 'FechaTransaccion'),
  maskedNumber: field(optional(shownText), 'NumeroTarjeta'),
  cardTypeText: field(optional(joinedWord(shownText)), 'Tipo'),
  instalments: field(optional(shownText), 'Cuotas'),
};
const cardPayment: Codec<CardPayment> = mapped(
  object(cardFields),
  (sent): CardPayment => ({ ...sent, cardType: cardTypeOf(sent.cardTypeText) }),
  (value) => value as ObjectOf<typeof cardFields>,
);

// Some APIs give all tickets of a raffle the same id: without a draw, two of them cannot be told apart.
const usedTickets = list(usedTicket, { once: ({ draw }) => draw !== undefined });
const usedPayments = list(usedPayment, { once: byItself });

type Uses = Pick<Deposit, 'tickets' | 'payments' | 'incomplete'>;

const holdsSomething = (sent: unknown): boolean => Object.keys(Object(sent)).length > 0;

const holdsTickets = (sent: unknown): boolean =>
  Object.values(Object(sent) as object).some((entry) =>
    Object.keys(Object(entry)).some((name) => NUMBER_NAME.test(name)),
  );
const OF_PAYMENTS = /^(?!.*(?:talon|rifa|ticket)).*(?:pago|payment)/i;

/**
 * The two lists of uses, by their position. A server that leaves out an empty one sends the other under its index.
 * Under names the order may differ, so the content or else the names decide: the user must not delete a use of the
 * other kind.
 */
function twoLists(wire: unknown, reading: Reading): { readonly tickets: unknown; readonly payments: unknown } {
  const [first, second, ...others] = entriesOf(wire);
  // The meaning of a further list is unknown: like an unknown field it is ignored, but it is reported.
  others.forEach((other, index) => {
    if (holdsSomething(other))
      reading.note({ path: `[${index + 2}]`, problem: 'es una lista desconocida', leftOut: false });
  });
  if (Array.isArray(wire) || isMissing(wire)) return { tickets: first, payments: second };
  const byPlace = wire as Readonly<Record<string, unknown>>;
  const names = Object.keys(byPlace);
  if (names.every((key) => key === '0' || key === '1')) return { tickets: byPlace['0'], payments: byPlace['1'] };
  const isTurned = !holdsTickets(first) && (holdsTickets(second) || OF_PAYMENTS.test(names[0] ?? ''));
  return isTurned ? { tickets: second, payments: first } : { tickets: first, payments: second };
}

/**
 * What a deposit was used for: tickets first, then personal payments. If a part cannot be read, the balance is unknown.
 */
const uses: Codec<Uses> = {
  read: (wire, reading) => {
    let incomplete = false;
    const counting: Reading = {
      strict: reading.strict,
      note: (oddity: Oddity) => {
        incomplete ||= oddity.leftOut;
        reading.note(oddity);
      },
    };
    const orNothing = <Read>(read: () => Read, nothingRead: Read): Read => {
      try {
        return read();
      } catch (error) {
        if (reading.strict || !(error instanceof Unreadable)) throw error;
        incomplete = true;
        // The deposit itself is shown.
        reading.note({ path: error.path, problem: error.problem, leftOut: false });
        return nothingRead;
      }
    };
    const sent = orNothing(() => twoLists(wire, reading), { tickets: [], payments: [] });
    const tickets = orNothing(() => usedTickets.read(sent.tickets, counting), []);
    const payments = orNothing(() => usedPayments.read(sent.payments, counting), []);
    return { tickets, payments, incomplete };
  },
  write: ({ tickets, payments }) => [usedTickets.write(tickets), usedPayments.write(payments)] as never,
  schema: { type: 'array', prefixItems: [usedTickets.schema, usedPayments.schema] },
};

const depositFields = {
  id: field(id, 'id'),
  kindText: field(joinedWord(textOrEmpty(40)), 'Tipo', 'depositoTipo'),
  amountCents: field(optional(amount), 'Monto', 'depositoMonto'),
  date: field(optional(date), 'Fecha', 'depositoFecha'),
  uses: field(uses, 'registros'),
  card: field(optional(cardPayment), 'tarjeta'),
};

const KNOWN = anySpelling(Object.values(depositFields).flatMap(({ names }) => names));
const USES = anySpelling(depositFields.uses.names);

/** Names of a deposit's uses: tickets, payments. Most other lists and objects in a deposit are its bank or its owner. */
const OF_USES = /tal[oó]n|rifa|ticket|pago|payment|uso|uses|usage|registr|movim/i;
/** The day or the way of a payment is no use. */
const OF_A_DETAIL = /fecha|date|form|medi|m[eé]t|tip|type/i;

/** The field that may hold the uses of a deposit without `registros`. */
function hiddenUses(wire: unknown): string | undefined {
  const fields = Object.entries(wire as object);
  if (fields.some(([name, value]) => USES.test(name) && !isMissing(value))) return undefined;
  const hides = ([name, value]: (typeof fields)[number]): boolean =>
    OF_USES.test(name) &&
    !OF_A_DETAIL.test(name) &&
    !KNOWN.test(name) &&
    typeof value === 'object' &&
    holdsSomething(value);
  return fields.find(hides)?.[0];
}

/** A deposit. Some calls give its fields other names. */
const sentDeposit: Codec<Deposit> = mapped(
  object(depositFields),
  ({ kindText, uses: used, ...sent }): Deposit => ({
    ...sent,
    ...used,
    kind: plainWord(kindText) === 'contado' ? 'cash' : 'card',
  }),
  ({ kind, tickets, payments, incomplete, ...value }) => ({
    id: value.id,
    kindText: kind === 'cash' ? 'Contado' : 'Tarjeta',
    amountCents: value.amountCents,
    date: value.date,
    uses: { tickets, payments, incomplete },
    card: value.card,
  }),
);

/** A deposit. If its uses may be elsewhere, its balance is unknown. */
const deposit: Codec<Deposit> = {
  ...sentDeposit,
  read: (wire, reading) => {
    const read = sentDeposit.read(wire, reading);
    const hidden = reading.strict ? undefined : hiddenUses(wire);
    if (hidden === undefined) return read;
    reading.note({ path: hidden, problem: 'puede tener los usos', leftOut: false });
    return { ...read, incomplete: true };
  },
};

/**
 * Deposits. A join of tables may send a deposit once for each of its uses. Such rows are one deposit, and what is left of
 * it is unknown, because nobody knows whether they are all. A card payment may have the id of a deposit in cash.
 */
const deposits: Codec<readonly Deposit[]> = mapped(
  list(deposit, { once: byItself }),
  (rows, reading) => {
    const found = new Map<string, Deposit>();
    for (const row of rows) {
      const told = [row.id, row.kind, row.amountCents, row.date].join();
      const before = found.get(told);
      if (before === undefined) found.set(told, row);
      else {
        reading.note({ path: 'registros', problem: 'es una parte de sus usos', leftOut: false });
        const tickets = [...before.tickets, ...row.tickets];
        const payments = [...before.payments, ...row.payments];
        found.set(told, { ...before, tickets, payments, incomplete: true });
      }
    }
    return [...found.values()];
  },
  (value) => value,
);

const depositList = (name: string, path: string) =>
  defineContract({
    name,
    method: 'GET',
    path: `api/pasajero/${path}`,
    resource: 'deposits',
    request: noFields,
    response: deposits,
  });

/** For cash registration and personal payment. */
export const getDepositsToUse = depositList('getDepositsToUse', 'get-depositos-registros-list-by-user');
/** For the bank tab. */
export const getBankDeposits = depositList('getBankDeposits', 'get-depositos-registros');
/** For the card tab, with the card's data. */
export const getCardDeposits = depositList('getCardDeposits', 'get-depositos-tarjetas-registros-by-user');

export const createPersonalPayment = defineContract({
  name: 'createPersonalPayment',
  method: 'POST',
  path: 'api/pago-personal/new',
  changes: ['deposits', 'trip'],
  request: object({ amountCents: field(amount, 'monto'), depositId: field(id, 'deposito_id') }),
  response: nothing,
});

export const deletePersonalPayment = defineContract({
  name: 'deletePersonalPayment',
  method: 'POST',
  path: 'api/pago-personal/delete',
  changes: ['deposits', 'trip'],
  request: object({ paymentId: field(id, 'pagoPersonal_id') }),
  response: nothing,
});
