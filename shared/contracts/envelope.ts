/** The fields of an envelope, with values of any type. */
export interface LooseEnvelope {
  readonly status?: unknown;
  readonly data?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly token?: unknown;
  readonly errors?: unknown;
  readonly error?: unknown;
  readonly detail?: unknown;
  readonly title?: unknown;
}

/**
 * Whether a value is an object and not a list.
 * @example isRecord([]) // false
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Whether the status of an envelope reports success: only the word 'success' does, in any capitals, also with blanks
 * around it.
 * @example saysSuccess(' Success ') // true
 */
export const saysSuccess = (status: unknown): boolean =>
  typeof status === 'string' && status.trim().toLowerCase() === 'success';

/**
 * Whether a status that is not a word reports a failure. `true` or 1 does not report success: only the word does.
 * @example saysNo(0) // true
 */
export const saysNo = (status: unknown): boolean => status === false || status === 0;

/**
 * Whether a status is a word of failure. In `data` it shows that this is an envelope. Other words do not: a payment may
 * have a status of its own.
 * @example saysFailure('failed') // true
 */
export const saysFailure = (status: unknown): boolean =>
  typeof status === 'string' && /^\s*(?:error|fail(?:ed|ure)?)\s*$/i.test(status);

/**
 * The envelope of an answer, with its field names in lower case if it writes them otherwise. A gateway may put its own
 * envelope around the API's. Then the inner one counts, because only the API knows whether something was done.
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
  const isEnvelope =
    saysFailure(inner.status) ||
    (saysSuccess(inner.status) && 'data' in inner) ||
    (inner.status === false && 'message' in inner);
  return isEnvelope ? { ...envelope, data: undefined, ...inner } : envelope;
}

/** The field of an object, whatever capitals its name has. */
const valueUnder = (name: string, object: Readonly<Record<string, unknown>>): unknown =>
  object[name] ?? Object.entries(object).find(([key]) => key.toLowerCase() === name)?.[1];

const isToken = (value: unknown): value is string | number =>
  (typeof value === 'string' && value.trim() !== '') || (typeof value === 'number' && Number.isFinite(value));

/**
 * A token in the forms that APIs send: the text itself, or a field `token`.
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
