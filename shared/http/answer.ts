import { withoutEntities } from '../contracts/entities';
import { envelopeOf, isRecord, saysFailure, saysNo, saysSuccess, type LooseEnvelope } from '../contracts/envelope';
import { AppError } from './app-error';
import { isMeantForPeople, reasonIn, unframed } from './meant-for-people';

export interface Answer {
  readonly httpStatus: number;
  /** The parsed body; the raw text when it is not JSON, undefined when it is empty. */
  readonly body: unknown;
  /** The token from the answer's `Authorization` header: some APIs renew the token with every answer. */
  readonly renewedToken?: string | undefined;
  /**
   * The token that the page stored from this answer. If another token is stored when the answer is used, the call is
   * made again.
   */
  readonly storedToken?: string;
  /** An early call that got no answer in time. It has neither status nor body. */
  readonly timedOut?: true;
}

const CODE = /^code$/i;
const ERROR_CODE = /^error[_-]?code$/i;
/** A field by its name, in any capitals, that has a value. */
const under = (name: RegExp, part: unknown): unknown =>
  isRecord(part) ? Object.entries(part).find(([key, value]) => name.test(key) && value !== null)?.[1] : undefined;

/** A code as number or as numeric text, at the top, in `data` or in `error`: the customer names no field for it. */
function codeOf(envelope: LooseEnvelope): number | undefined {
  const { data, error } = envelope;
  const errorCode = under(ERROR_CODE, envelope) ?? error;
  // A small number is a flag or a count: { error: 1 }.
  const other = Number(errorCode) < 100 ? undefined : errorCode;
  const sent = under(CODE, envelope) ?? under(CODE, data) ?? under(CODE, error) ?? other;
  const number = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

/** Whether the server refused the call because the session, or the right to make the call, is missing. */
export const isRefusal = ({ httpStatus }: Answer): boolean => httpStatus === 401 || httpStatus === 403;

/** An HTML page, or the line of text that Cloudflare sends instead to a client that asks for JSON. */
const isPage = (body: unknown): boolean => typeof body === 'string' && /^\s*(?:<|error code: \d)/.test(body);

/**
 * Refused with an HTML page by something before the API, such as a firewall that rejects a comment. It says nothing
 * about the session.
 */
export const isBlocked = ({ httpStatus, body }: Answer): boolean => httpStatus === 403 && isPage(body);

/** Statuses with which a gateway or proxy answers in place of the API behind it. */
const OF_AN_INTERMEDIARY: readonly number[] = [502, 504];

/** "Try later": the sender, which may be a proxy before the API, has not looked at the call, whatever the body says. */
const TRY_LATER: readonly number[] = [408, 425, 429];

/**
 * The code that the HTTP status stands for when the answer has no envelope. An HTML page says nothing about the sale.
 * 405 proves that a purchase was paid, but in HTTP it means "Method Not Allowed": it counts only when the body is
 * empty.
 */
function bareCode({ httpStatus, body }: Answer): number | undefined {
  const isEmpty = body === undefined || body === null;
  return isEmpty || (httpStatus !== 405 && !isPage(body)) ? httpStatus : undefined;
}

const FAIL = /^\s*fail/i;
/**
 * What frameworks say with a 405 anywhere in their answer, also in the API's envelope: a call with the wrong method does
 * not prove a payment. A "método de pago" is no such method.
 */
const OF_A_METHOD = [/\bmethod\b|\bm(?:e\u0301?|é)todo\b(?! de pago)[^.,;]*\bno\b/i, /\b(?:GET|POST)\b/];
const isOfMethod = ({ httpStatus, body }: Answer): boolean =>
  httpStatus === 405 && OF_A_METHOD.some((words) => words.test(withoutEntities(JSON.stringify(body) ?? '')));

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

  // Only an envelope surely comes from the API. Any other body may come from something in between.
  const isEnvelope = typeof envelope.status === 'string' || saysNo(envelope.status);
  const isDone = httpStatus < 500 && !TRY_LATER.includes(httpStatus);
  const code = isEnvelope && !isOfMethod(answer) ? (codeOf(envelope) ?? httpStatus) : bareCode(answer);
  const said = (text: unknown) => (typeof text === 'string' ? unframed(text) : text);
  // JSend gives the reasons of a failure in `data`, field by field. Other frameworks use `errors` or `error`, or a list
  // in `message`.
  const reasons = [
    envelope.message,
    envelope.errors,
    envelope.error,
    envelope.detail,
    envelope.title,
    FAIL.test(String(envelope.status)) ? envelope.data : undefined,
  ];
  const message = [said(envelope.message), ...reasons.map(reasonIn)].find(isMeantForPeople);
  // A problem document (RFC 9457) has the status of HTTP, and frameworks refuse with a sentence alone: { message }.
  // Without words for people it may come from something in between. A login or a validation must have a status.
  const isBare = kind === 'data' && isDone && envelope.status === undefined && message?.includes(' ');
  const isAnswer = isEnvelope || (!ok && message !== undefined && (isBare || envelope.status === httpStatus));
  const speaks = isAnswer && !OF_AN_INTERMEDIARY.includes(httpStatus);
  const details = {
    data: speaks ? said(envelope.data) : undefined,
    serverMessage: speaks ? message : undefined,
    serverCode: isDone ? code : undefined,
    httpStatus,
  };
  // Queues answer so: the write is under way, and nobody knows its result. Only a word of failure refuses it.
  const isAccepted = httpStatus === 202 && !saysNo(envelope.status) && !saysFailure(envelope.status);
  if (isRefusal(answer)) throw new AppError('unauthorized', `HTTP ${httpStatus}`, details);
  if (httpStatus === 429) throw new AppError('rate-limited', 'HTTP 429', details);
  // A server that fails may still send an envelope, but its message is then not an answer to the request.
  if (isAnswer && !saysSuccess(envelope.status) && isDone && !isAccepted) {
    throw new AppError('rejected', isEnvelope ? `status '${String(envelope.status)}'` : `HTTP ${httpStatus}`, details);
  }
  throw new AppError(ok ? 'contract' : 'http', ok ? 'The answer is no envelope' : `HTTP ${httpStatus}`, details);
}
