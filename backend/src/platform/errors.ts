/** The rules say no: HTTP 200, status 'error' (D35). `data` and `message` are texts the pages may key on (specification 8). */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  constructor(
    readonly data: unknown,
    readonly answer: { message?: string; code?: number } = {},
  ) {
    super(answer.message ?? (typeof data === 'string' ? data : 'business error'));
  }
}

/** No session: HTTP 401. */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError';
}

/** The request breaks its contract: HTTP 400. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}

/** HTTP 403: a token of the request does not match the one of the cookie (specification 7). */
export class ForgedRequestError extends Error {
  override readonly name = 'ForgedRequestError';
}

/** HTTP 429 with Retry-After. */
export class TooManyRequestsError extends Error {
  override readonly name = 'TooManyRequestsError';
  constructor(readonly retryAfterSeconds: number) {
    super('Demasiados intentos. Esperá unos minutos y volvé a probar.');
  }
}
