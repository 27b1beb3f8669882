/** A rule refuses the call: HTTP 200, status 'error'. Pages compare some of the texts in `data` and `message`. */
export class BusinessError extends Error {
  override readonly name = 'BusinessError';
  constructor(
    readonly data: unknown,
    readonly answer: { message?: string; code?: number } = {},
  ) {
    super(answer.message ?? (typeof data === 'string' ? data : 'business error'));
  }
}

/** A refusal with its text in `data` and in `message`: some pages read `data`, others `message`. */
export const refusal = (text: string): BusinessError => new BusinessError(text, { message: text });

/** A refusal with its text in `message` only. */
export const refusalWithoutData = (text: string): BusinessError => new BusinessError(null, { message: text });

/** No session, or no signature: HTTP 401. */
export class UnauthorizedError extends Error {
  override readonly name = 'UnauthorizedError';
  constructor(message = 'Sesión no válida.') {
    super(message);
  }
}

/** The request breaks its contract: HTTP 400. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}

/** HTTP 403: the XSRF header does not repeat the cookie (docs/rules.md, "XSRF"). */
export class ForgedRequestError extends Error {
  override readonly name = 'ForgedRequestError';
}

/** HTTP 429 with Retry-After. */
export class TooManyRequestsError extends Error {
  override readonly name = 'TooManyRequestsError';
  constructor(readonly retryAfterSeconds: number) {
    super('Demasiados intentos. Esperá unos minutos y probá de nuevo.');
  }
}
