import { createHmac, timingSafeEqual } from 'node:crypto';
import { cardTypeOf } from '@rifas/shared/contracts';
import { bodyText } from '@rifas/shared/contracts/body-text';
import { numericCurrency } from './currencies';
import { NoticeRefused, type Charge, type GatewayCard, type GatewayNotice, type RawNotice } from './gateway';
import { maskedNumber } from './masking';

export const SIGNATURE_HEADER = 'x-gateway-signature';
export const TIMESTAMP_HEADER = 'x-gateway-timestamp';
const MAX_AGE_SECONDS = 300;
/** Longer than any reference of ours. */
const MOST_REFERENCE = 200;

/** HMAC-SHA256 over the time and the body as sent, so that neither can be changed or replayed later. */
export const sign = (secret: string, timestamp: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

export function signedHeaders(secret: string, now: Date, body: string | Buffer): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: sign(secret, timestamp, body) };
}

const equal = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
};

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** A text without what PostgreSQL cannot store: a NUL character, half a pair of surrogates. */
export const storable = (text: string): string => Buffer.from(text.replaceAll('\0', '')).toString();

/** A text as the columns hold it: no more than `max` characters. */
function columnText(value: unknown, max: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return [...storable(text)].slice(0, max).join('');
}

/** The card of a notice. Odd values in it never make the notice invalid. */
function readCard(sent: unknown): GatewayCard {
  const card = isRecord(sent) ? sent : {};
  const type = card['type'];
  return {
    issuer: columnText(card['issuer'], 60),
    acquirer: columnText(card['acquirer'], 60),
    authorizationCode: columnText(card['authorizationCode'], 40),
    maskedNumber: columnText(maskedNumber(columnText(card['maskedNumber'], 200)), 30),
    type: typeof type === 'string' ? cardTypeOf(type) : undefined,
  };
}

/**
 * The charge of a notice. '42.00' may mean 42 whole units, and a refund would then give back 42 cents, so such an
 * amount counts as unknown.
 */
function readCharge({ amount, currency }: Fields): Charge | undefined {
  const cents = typeof amount === 'string' && /^\s*\d+\s*$/.test(amount) ? Number(amount) : amount;
  const code = numericCurrency(columnText(currency, 10));
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents) || cents < 0 || cents > 2 ** 31 - 1 || code === '')
    return undefined;
  return { amountCents: cents, currency: code };
}

const DECISIONS = new Map<string, GatewayNotice['decision']>([
  ['true', 'approved'],
  ['1', 'approved'],
  ['false', 'rejected'],
  ['0', 'rejected'],
]);

/**
 * Any text but a known yes or no decides nothing. A list is never read as text, because it could become the text of its
 * item.
 */
const decisionOf = (approved: unknown): GatewayNotice['decision'] =>
  (isRecord(approved) ? undefined : DECISIONS.get(String(approved).trim().toLowerCase())) ?? 'unclear';

/** How many levels of an envelope are searched for a notice. */
const MOST_LEVELS = 8;

interface Sent {
  readonly reference: string;
  readonly fields: Fields;
  /** It is part of an envelope, which may report more about it, such as a refund. */
  readonly isWrapped: boolean;
}

/** All objects that name a payment: alone, in a list, or in an envelope. Objects inside of one belong to it. */
function sentIn(value: unknown, isWrapped = false, level = 0): Sent[] {
  if (!isRecord(value) || level > MOST_LEVELS) return [];
  const { attempt } = value;
  // A number is never our reference: gateways count their delivery attempts.
  if (typeof attempt === 'string')
    return [{ reference: columnText(attempt.trim(), MOST_REFERENCE), fields: value, isWrapped }];
  const isEnvelope = isWrapped || !Array.isArray(value);
  return Object.values(value).flatMap((part) => sentIn(part, isEnvelope, level + 1));
}

/** Undefined for text that is not valid JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads notices in the format of backend/README.md, "Selling a ticket once": JSON, or a form with the same names. A
 * notice in an unknown envelope decides nothing by itself: the gateway is asked.
 * @throws NoticeRefused
 */
export function readSignedNotices({ headers, body }: RawNotice, secret: string, now: Date): GatewayNotice[] {
  const [signature = '', timestamp = ''] = [headers[SIGNATURE_HEADER], headers[TIMESTAMP_HEADER]].map(String);
  if (!equal(signature.toLowerCase(), sign(secret, timestamp, body))) throw new NoticeRefused('signature');
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(age <= MAX_AGE_SECONDS)) throw new NoticeRefused('age');
  const text = bodyText(body, String(headers['content-type']));
  const json = parsed(text);
  const sent = sentIn(json ?? Object.fromEntries(new URLSearchParams(text)));
  if (sent.length === 0) throw new NoticeRefused('reference');
  return sent.map(({ reference, fields, isWrapped }) => ({
    reference,
    decision: isWrapped ? 'unclear' : decisionOf(fields['approved']),
    charge: readCharge(fields),
    card: readCard(fields['card']),
    // A form is stored decoded: encoded, a card number may have signs between its digits that are not masked.
    text: sent.length === 1 && json !== undefined ? text : JSON.stringify(fields),
  }));
}
