import { createHmac, timingSafeEqual } from 'node:crypto';
import { cardTypeOf } from '@rifas/shared/contracts';
import { bodyText } from '@rifas/shared/contracts/body-text';
import { NoticeRefused, type Charge, type GatewayCard, type GatewayNotice, type RawNotice } from './gateway';
import { maskedNumber } from './masking';

export const SIGNATURE_HEADER = 'x-gateway-signature';
export const TIMESTAMP_HEADER = 'x-gateway-timestamp';
const MAX_AGE_SECONDS = 300;

/** HMAC-SHA256 over the time and the body as sent, so that neither can be changed or replayed later. */
export const sign = (secret: string, timestamp: string, body: string | Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

/** The headers of a notice that is signed now. */
export function signedHeaders(secret: string, now: Date, body: string | Buffer): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: sign(secret, timestamp, body) };
}

/** The text of a notice, in whatever charset it comes. */
export const noticeText = ({ headers, body }: RawNotice): string => bodyText(body, String(headers['content-type']));

const equal = (a: string, b: string): boolean => {
  const [x, y] = [Buffer.from(a), Buffer.from(b)];
  return x.length === y.length && timingSafeEqual(x, y);
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A text without what PostgreSQL cannot store: a NUL character, half a pair of surrogates. */
export const storable = (text: string): string => Buffer.from(text.replaceAll('\0', '')).toString();

/** A text as the columns hold it: no more than `max` characters. */
function columnText(value: unknown, max: number): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return [...storable(text)].slice(0, max).join('');
}

/** The card of a notice: whatever is odd about it never costs the notice. */
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

function readCharge({ amount, currency }: Readonly<Record<string, unknown>>): Charge | undefined {
  const cents = typeof amount === 'string' && amount.trim() !== '' ? Number(amount) : amount;
  const code = columnText(currency, 10);
  if (typeof cents !== 'number' || !Number.isSafeInteger(cents) || cents < 0 || cents > 2 ** 31 - 1 || code === '')
    return undefined;
  return { amountCents: cents, currency: code };
}

const DECISIONS = new Map<unknown, GatewayNotice['decision']>([
  [true, 'approved'],
  ['true', 'approved'],
  [1, 'approved'],
  [false, 'rejected'],
  ['false', 'rejected'],
  [0, 'rejected'],
]);

/**
 * Reads a notice in the form of backend/README.md, "Selling a ticket once".
 * @throws NoticeRefused
 */
export function readSignedNotice(notice: RawNotice, secret: string, now: Date): GatewayNotice {
  const { headers, body } = notice;
  const [signature, timestamp] = [headers[SIGNATURE_HEADER], headers[TIMESTAMP_HEADER]].map(String);
  if (!equal(signature ?? '', sign(secret, timestamp ?? '', body))) throw new NoticeRefused('signature');
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!(age <= MAX_AGE_SECONDS)) throw new NoticeRefused('age');
  let sent: unknown;
  try {
    sent = JSON.parse(noticeText(notice));
  } catch {
    throw new NoticeRefused('reference');
  }
  if (!isRecord(sent) || typeof sent['attempt'] !== 'string') throw new NoticeRefused('reference');
  return {
    reference: sent['attempt'],
    decision: DECISIONS.get(sent['approved']) ?? 'unclear',
    charge: readCharge(sent),
    card: readCard(sent['card']),
  };
}
