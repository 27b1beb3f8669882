import { isMeantForPeople } from './meant-for-people';
import { UNSENT } from './unsent';

/**
 * `network`: no answer. `timeout`: none in time. `unauthorized`: 401 or 403. `rate-limited`: 429. `rejected`: the
 * server answered with a status other than success. `http`: any other non-2xx. `contract`: an answer that cannot be
 * read. `aborted`: given up by the caller. `unexpected`: a defect of this site.
 */
export type AppErrorCode =
  'network' | 'timeout' | 'unauthorized' | 'rate-limited' | 'rejected' | 'http' | 'contract' | 'aborted' | 'unexpected';

const USER_MESSAGES: Record<AppErrorCode, string> = {
  network: 'No hay conexión. Revisá tu internet y probá de nuevo.',
  timeout: 'El servidor tarda demasiado en responder. Probá de nuevo.',
  unauthorized: 'Tu sesión terminó. Ingresá de nuevo.',
  'rate-limited': 'Demasiados intentos. Esperá un momento y probá de nuevo.',
  rejected: 'No pudimos completar la operación.',
  http: 'El servidor no pudo responder. Probá de nuevo más tarde.',
  contract: 'El servidor respondió algo inesperado. Probá de nuevo más tarde.',
  aborted: 'La operación se canceló.',
  unexpected: 'Ha ocurrido un error. Probá de nuevo.',
};

/** For a 4xx: the same call gets the same answer later, so the text does not suggest a retry. */
const NOT_ACCEPTED = 'El servidor no aceptó el pedido.';

export interface AppErrorDetails {
  /** What the server sent in `data`, to compare with the texts that pages key on. */
  readonly data?: unknown;
  /** The `message` of the API's envelope, when people can read it. */
  readonly serverMessage?: string | undefined;
  /** `code` of the body, else the HTTP status. */
  readonly serverCode?: number | undefined;
  readonly httpStatus?: number | undefined;
  /** Path of the part of the answer that could not be read. */
  readonly path?: string | undefined;
  readonly cause?: unknown;
}

/** Statuses with which a server reports that it did not do what was asked. */
const isOfCaller = (status: number): boolean => status >= 400 && status < 500;

/** Statuses of a server, or of something before it, that cannot answer for the moment. */
const isPassingStatus = (status: number | undefined): boolean =>
  status !== undefined && (status === 408 || status === 425 || (status >= 500 && status !== 501));

/** The one error of the application: read `code`; `userMessage` is Spanish for people, `message` is for logs. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: AppErrorCode;
  readonly userMessage: string;
  readonly details: AppErrorDetails;

  constructor(code: AppErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    const { httpStatus = 0 } = details;
    const isRefused = code === 'http' && isOfCaller(httpStatus) && !isPassingStatus(httpStatus);
    this.userMessage = isRefused ? NOT_ACCEPTED : USER_MESSAGES[code];
    this.details = details;
  }

  /** The text the API meant for the user: `data` when it is text, else `message` (docs/rules.md, "Foreign API"). */
  get serverText(): string | undefined {
    const { data, serverMessage } = this.details;
    return isMeantForPeople(data) ? data : serverMessage;
  }
}

/**
 * Whether a retry may succeed although nothing is changed: there was no answer, or it did not come from the API. A
 * refusal by the API itself, or an answer of the API that cannot be read, will not change.
 * @example mayPass(new AppError('timeout', 'No answer')) // true
 */
export function mayPass({ code, details }: AppError): boolean {
  if (code === 'http') return isPassingStatus(details.httpStatus);
  // Without a path, the answer had no envelope at all, such as the login page of a hotel's wifi.
  if (code === 'contract') return details.path === undefined;
  return code === 'network' || code === 'timeout' || code === 'rate-limited';
}

const UNCERTAIN: readonly AppErrorCode[] = ['network', 'timeout', 'http', 'contract', 'aborted', 'unexpected'];

/**
 * Whether a failed write may have been done all the same: it was sent, and no answer came, or none that can be trusted.
 * A server that reports a bad request has not done it. The exception is 408: many servers send it when they give up
 * waiting, while the work goes on.
 * @example mayBeDone(new AppError('timeout', 'No answer')) // true
 */
export const mayBeDone = ({ code, message, details: { httpStatus = 0 } }: AppError): boolean =>
  UNCERTAIN.includes(code) && message !== UNSENT && (httpStatus === 408 || !isOfCaller(httpStatus));

/**
 * Turns whatever was thrown into an AppError.
 * @example parseError(new Error('boom')).code // 'unexpected'
 */
export function parseError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof DOMException && thrown.name === 'AbortError')
    return new AppError('aborted', 'Aborted', { cause: thrown });
  return new AppError('unexpected', thrown instanceof Error ? thrown.message : String(thrown), { cause: thrown });
}
