import type { AnyContract, RequestOf, ResponseOf, WireBody } from '../contracts';
import type { Bases } from '../deployment/deployment.schema';
import { loadYup } from '../validation';
import { readAnswer, type Answer } from './answer';
import { AppError } from './app-error';
import { sendWithAxios } from './axios-transport';
import { takeEarlyAnswer } from './early-answers';
import { encodeForm, encodeMultipart } from './form-encoding';
import { XSRF_HEADER, xsrfHeader } from './xsrf';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Fields beside the contract's, such as the captcha's answer (D30). */
  readonly extraFields?: WireBody;
}

export interface HttpClient {
  /**
   * Makes one call of the API and answers its data, validated and adapted.
   * @throws AppError
   */
  readonly call: <C extends AnyContract>(
    contract: C,
    request: RequestOf<C>,
    options?: CallOptions,
  ) => Promise<ResponseOf<C>>;
}

export interface WireRequest {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: URLSearchParams | FormData | undefined;
  readonly signal: AbortSignal | undefined;
}

export type Transport = (request: WireRequest) => Promise<Answer>;

export interface HttpOptions {
  readonly bases: Bases;
  readonly token: () => string | undefined;
  readonly authorizationScheme?: string;
  /** The session is over: an authenticated call was answered 401 or 403. */
  readonly onUnauthorized?: () => void;
  /** An answer broke its contract: reported with the field's path. */
  readonly onBrokenContract?: (contract: string, path: string) => void;
  readonly transport?: Transport;
}

const joinUrl = (base: string, path: string): string => `${base.replace(/\/$/, '')}/${path}`;

function bodyOf(contract: AnyContract, fields: WireBody): URLSearchParams | FormData | undefined {
  if (contract.method === 'GET') return undefined;
  return contract.encoding === 'multipart' ? encodeMultipart(fields) : encodeForm(fields);
}

/** The one http client: encoding (D21), Authorization (D20), XSRF (D22), answers validated where they enter. */
export function createHttpClient(options: HttpOptions): HttpClient {
  const {
    bases,
    token,
    authorizationScheme = '',
    onUnauthorized,
    onBrokenContract,
    transport = sendWithAxios,
  } = options;

  const authorization = (contract: AnyContract): Record<string, string> => {
    const stored = contract.authenticated ? token() : undefined;
    return stored === undefined
      ? {}
      : { Authorization: authorizationScheme ? `${authorizationScheme} ${stored}` : stored };
  };

  const call: HttpClient['call'] = async (contract, request, { signal, extraFields } = {}) => {
    const url = joinUrl(bases[contract.base], contract.path);
    const library = loadYup().catch((cause: unknown) => {
      // No defect of the answer: like the answer itself, a part of us did not arrive.
      throw new AppError('network', 'The validation library could not be loaded', { cause });
    });
    // A write whose answer could not be read is not sent.
    if (contract.method === 'POST') await library;
    else library.catch(() => undefined);
    const early = await takeEarlyAnswer(contract.name, request as WireBody);
    if (early && signal?.aborted) throw new AppError('aborted', 'Aborted');
    const xsrf = () => xsrfHeader(contract.method, url, document.cookie);
    const send = (header: Record<string, string>) =>
      transport({
        method: contract.method,
        url,
        headers: { Accept: 'application/json', ...authorization(contract), ...header },
        body: bodyOf(contract, { ...(request as WireBody), ...extraFields }),
        signal,
      });
    const sent = xsrf();
    let answer = early ?? (await send(sent));
    // Another call's answer changed the cookie after it was read here: the server met two tokens and refused, before doing anything.
    if (answer.httpStatus === 403 && xsrf()[XSRF_HEADER] !== sent[XSRF_HEADER]) answer = await send(xsrf());
    if (contract.authenticated && !contract.extension && (answer.httpStatus === 401 || answer.httpStatus === 403))
      onUnauthorized?.();
    const payload = readAnswer(contract.answer, answer);
    const y = await library;
    try {
      return contract.adapt((await contract.response(y).validate(payload)) as never) as ResponseOf<typeof contract>;
    } catch (cause) {
      const path = (cause as { path?: string }).path ?? '';
      onBrokenContract?.(contract.name, path);
      throw new AppError('contract', `${contract.name}: the answer breaks its contract at '${path}'`, { path, cause });
    }
  };

  return { call };
}
