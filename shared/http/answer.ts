import { withoutEntities } from '../contracts/entities';
import { envelopeOf, isRecord, saysNo, saysSuccess, type LooseEnvelope } from '../contracts/envelope';
import { AppError } from './app-error';
import { isMeantForPeople, reasonIn } from './meant-for-people';

export interface Answer {
  readonly httpStatus: number;
  /** The parsed body; the text itself when it is not JSON, undefined when there is none. */
  readonly body: unknown;
  /** The token that came in the answer's `Authorization` header: some APIs renew it with every answer. */
  readonly renewedToken?: string | undefined;
  /** The token that the page has kept of it; whoever uses the answer later finds another one stored and asks again. */
  readonly storedToken?: string;
  /** An early call that was not answered in time; then there is neither status nor body. */
  readonly timedOut?: true;
}

/** A code as number or as numeric text, at the top or in `data`. */
function codeOf({ code, data }: LooseEnvelope): number | undefined {
  const sent = code ?? (isRecord(data) ? data['code'] : undefined);
  const number = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

/** Whether a server refused for lack of a session, or of the right to the call. */
export const isRefusal = ({ httpStatus }: Answer): boolean => httpStatus === 401 || httpStatus === 403;

/** A page, or the line that Cloudflare has in place of one for whoever asks for JSON. */
const isPage = (body: unknown): boolean => typeof body === 'string' && /^\s*(?:<|error code: \d)/.test(body);

/** Refused with a page by something before the API, such as a firewall that dislikes a comment: it knows nothing of the session. */
export const isBlocked = ({ httpStatus, body }: Answer): boolean => httpStatus === 403 && isPage(body);

/** What a gateway or proxy answers in place of the API behind it. */
const OF_AN_INTERMEDIARY: readonly number[] = [502, 504];

/** "Try later": the API, or something before it, has not looked at the call, whatever the body says. */
const TRY_LATER: readonly number[] = [408, 425, 429];

/**
 * What the HTTP status of an answer says that is no envelope. A page says nothing of the business. Of a purchase 405 is the proof, but HTTP
 * means "Method Not Allowed" by it: it counts where nothing else is said.
 */
function bareCode({ httpStatus, body }: Answer): number | undefined {
  const isEmpty = body === undefined || body === null;
  return isEmpty || (httpStatus !== 405 && !isPage(body)) ? httpStatus : undefined;
}

const FAIL = /^\s*fail/i;
/** What frameworks say of a 405, in an envelope of the API's too: that a call came with another method is no proof of a payment. */
const OF_A_METHOD = /\bmethod\b/i;

/**
 * The payload of a successful answer. Any status other than success, and any HTTP status outside 200 to 299, is an error.
 * @param kind where the payload stands: in the envelope's `data`, or at its top
 * @throws AppError
 */
export function readAnswer(kind: 'data' | 'top', answer: Answer): unknown {
  const { httpStatus, body } = answer;
  const envelope = envelopeOf(body);
  const ok = httpStatus >= 200 && httpStatus < 300;
  if (ok && saysSuccess(envelope.status)) return kind === 'top' ? envelope : envelope.data;

  // Only an envelope speaks for the API: whatever else carries a text comes from something in between.
  const isEnvelope = typeof envelope.status === 'string' || saysNo(envelope.status);
  const speaks = isEnvelope && !OF_AN_INTERMEDIARY.includes(httpStatus);
  const isDone = httpStatus < 500 && !TRY_LATER.includes(httpStatus);
  const isOfMethod = httpStatus === 405 && OF_A_METHOD.test(String(envelope.message ?? envelope.error));
  const code = isEnvelope && !isOfMethod ? (codeOf(envelope) ?? httpStatus) : bareCode(answer);
  const said = (text: unknown) => (typeof text === 'string' ? withoutEntities(text) : text);
  // JSend gives the reasons of a failure in `data`, field by field; other frameworks in `errors` or `error`, or as a list in `message`.
  const reasons = [
    envelope.message,
    envelope.errors,
    envelope.error,
    FAIL.test(String(envelope.status)) ? envelope.data : undefined,
  ];
  const message = [said(envelope.message), ...reasons.map(reasonIn)].find(isMeantForPeople);
  const details = {
    data: speaks ? said(envelope.data) : undefined,
    serverMessage: speaks ? message : undefined,
    serverCode: isDone ? code : undefined,
    httpStatus,
  };
  if (isRefusal(answer)) throw new AppError('unauthorized', `HTTP ${httpStatus}`, details);
  if (httpStatus === 429) throw new AppError('rate-limited', 'HTTP 429', details);
  // A server that fails may still speak in envelopes; what it says then is no business answer.
  if (isEnvelope && !saysSuccess(envelope.status) && isDone) {
    throw new AppError('rejected', `status '${String(envelope.status)}'`, details);
  }
  throw new AppError(ok ? 'contract' : 'http', ok ? 'The answer is no envelope' : `HTTP ${httpStatus}`, details);
}
