/** The fields of an envelope, whatever stands in them. */
export interface LooseEnvelope {
  readonly status?: unknown;
  readonly data?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly token?: unknown;
  readonly errors?: unknown;
  readonly error?: unknown;
}

/**
 * Whether this is an object and no list.
 * @example isRecord([]) // false
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether the status of an envelope says that the call went well: the one word, in whatever capitals and with blanks around it.
 * @example saysSuccess(' Success ') // true
 */
export const saysSuccess = (status: unknown): boolean =>
  typeof status === 'string' && status.trim().toLowerCase() === 'success';

/**
 * Whether a status that is no word is a no. A yes of that kind is none: success is the one word.
 * @example saysNo(0) // true
 */
export const saysNo = (status: unknown): boolean => status === false || status === 0;

/** What only an envelope says: a payment that was made may have a status of its own. */
const saysFailure = (status: unknown): boolean =>
  typeof status === 'string' && /^\s*(?:error|fail(?:ed|ure)?)\s*$/i.test(status);

/**
 * The envelope that an answer is, with its names in small letters where it writes them otherwise. A gateway may put an envelope of its
 * own around the API's: then the inner one counts, for only the API knows whether something was done.
 * @example envelopeOf({ status: 'success', data: { status: 'error', message: 'No' } }).status // 'error'
 */
export function envelopeOf(body: unknown): LooseEnvelope {
  if (!isRecord(body)) return {};
  const envelope: LooseEnvelope =
    'status' in body
      ? body
      : Object.fromEntries(Object.entries(body).map(([name, value]) => [name.toLowerCase(), value]));
  const { status, data } = envelope;
  if (!saysSuccess(status) || !isRecord(data)) return envelope;
  const inner = envelopeOf(data);
  const isEnvelope = saysFailure(inner.status) || (saysSuccess(inner.status) && 'data' in inner);
  return isEnvelope ? { ...envelope, data: undefined, ...inner } : envelope;
}

/** The field of an object, with its name in whatever capitals. */
const valueUnder = (name: string, object: Readonly<Record<string, unknown>>): unknown =>
  object[name] ?? Object.entries(object).find(([key]) => key.toLowerCase() === name)?.[1];

const isToken = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || (typeof value === 'number' && Number.isFinite(value));

/**
 * A token as some APIs send it: the text itself, or under `token`.
 * @example tokenIn({ token: 'abc' }) // 'abc'
 */
export const tokenIn = (sent: unknown): string | undefined => {
  const token = isRecord(sent) ? valueUnder('token', sent) : sent;
  return isToken(token) ? String(token).trim() : undefined;
};

/**
 * The token of a validation: at the top, in `data`, or `data` itself. An odd one at the top does not hide the one in data.
 * @example tokenOf({ token: '', data: 'abc' }) // 'abc'
 */
export const tokenOf = (envelope: unknown): string | undefined =>
  isRecord(envelope) ? (tokenIn(envelope) ?? tokenIn(envelope['data'])) : undefined;
