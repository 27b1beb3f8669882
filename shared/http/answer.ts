import { AppError } from './app-error';

export interface Answer {
  readonly httpStatus: number;
  /** The parsed body; undefined when it is not JSON. */
  readonly body: unknown;
}

interface LooseEnvelope {
  status?: unknown;
  data?: unknown;
  message?: unknown;
  code?: unknown;
}

/** The payload of a successful answer. Any status other than success, or a non-2xx, is an error (specification 8, D35). */
export function readAnswer(kind: 'data' | 'top', { httpStatus, body }: Answer): unknown {
  const envelope: LooseEnvelope = typeof body === 'object' && body !== null ? body : {};
  const ok = httpStatus >= 200 && httpStatus < 300;
  if (ok && envelope.status === 'success') return kind === 'top' ? envelope : envelope.data;

  const details = {
    data: envelope.data,
    serverMessage: typeof envelope.message === 'string' ? envelope.message : undefined,
    serverCode: typeof envelope.code === 'number' ? envelope.code : httpStatus,
    httpStatus,
  };
  if (httpStatus === 401 || httpStatus === 403) throw new AppError('unauthorized', `HTTP ${httpStatus}`, details);
  if (httpStatus === 429) throw new AppError('rate-limited', 'HTTP 429', details);
  // A server that fails may still speak in envelopes; what it says then is no business answer.
  if (typeof envelope.status === 'string' && envelope.status !== 'success' && httpStatus < 500) {
    throw new AppError('rejected', `status '${envelope.status}'`, details);
  }
  throw new AppError(ok ? 'contract' : 'http', ok ? 'The answer is no envelope' : `HTTP ${httpStatus}`, details);
}
