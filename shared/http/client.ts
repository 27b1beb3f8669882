import { untilAnotherTab } from '../async/until-another-tab';
import {
  tolerantReading,
  Unreadable,
  type AnyContract,
  type Oddity,
  type RequestOf,
  type ResponseOf,
  type WireBody,
} from '../contracts';
import { PARTIAL } from '../contracts/body-text';
import { isPage } from '../contracts/paging';
import { unwrapped } from '../contracts/structures';
import type { Bases } from '../deployment';
import { isBlocked, isRefusal, readAnswer, type Answer } from './answer';
import { AppError } from './app-error';
import { authHeaders, schemeOf } from './auth-headers';
import { sendWithAxios } from './axios-transport';
import { takeEarlyAnswer } from './early-answers';
import { encodeForm, encodeMultipart } from './form-encoding';
import { isLegacy, readLegacy } from './legacy-contract';
import type { Transport } from './transport';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** Fields in addition to the contract's, such as the captcha's answer. */
  readonly extraFields?: WireBody;
  /** The call validates the token itself: it waits for no other validation, and its caller ends the session. */
  readonly validates?: boolean;
  /** The parts of the answer that could not be read. Called only if there are any. */
  readonly onOddities?: (oddities: readonly Oddity[]) => void;
}

export interface HttpClient {
  /**
   * Makes one call of the API and returns its data in the words of the domain. Entries of a list that cannot be read
   * are left out.
   * @throws AppError
   * @example const raffles = await http.call(getRaffles, {});
   */
  readonly call: <C extends AnyContract>(
    contract: C,
    request: RequestOf<C>,
    options?: CallOptions,
  ) => Promise<ResponseOf<C>>;
}

export interface HttpOptions {
  readonly bases: Bases;
  readonly token: () => string | undefined;
  readonly authorizationScheme?: string;
  /** Resolves when no tab is validating the session. Until then the stored token may be about to be replaced. */
  readonly tokenSettled?: () => Promise<void>;
  /** The answer to a call with the current token brought the next token in its header. */
  readonly onRenewed?: (token: string) => void;
  /** The session is over: an authenticated call was refused although it used the current token. */
  readonly onUnauthorized?: () => void;
  /**
   * An answer, or a part of it, could not be read. Receives the contract's name and the path. Of several alike in one
   * answer only the first is reported, with their number: '[0][0].FechaSorteo (10000)'.
   */
  readonly onBrokenContract?: (contract: string, path: string) => void;
  readonly transport?: Transport;
  /** Cookies that scripts may read. The default is `document.cookie`. */
  readonly cookies?: () => string;
}

/** The limit of tries for one call. Reloads in other tabs replace the token, and some APIs do so in each answer. */
const MOST_TRIES = 20;

/** Statuses with which HTTP reports that a call is done, when the body is empty. */
const DONE: readonly number[] = [201, 204, 205];

/** Some frameworks answer 419, not 403, when the page is older than its XSRF cookie. */
const PAGE_EXPIRED = 419;

/** Whether a call was refused for a token or a cookie that may have been replaced since it was sent. */
const isStale = (answer: Answer): boolean => isRefusal(answer) || answer.httpStatus === PAGE_EXPIRED;

const joinUrl = (base: string, path: string): string => `${base.replace(/\/$/, '')}/${path}`;

const bodyOf = (contract: AnyContract, fields: WireBody): URLSearchParams | FormData | undefined => {
  if (contract.method === 'GET') return undefined;
  return contract.encoding === 'multipart' ? encodeMultipart(fields) : encodeForm(fields);
};

const fieldsOf = (contract: AnyContract, request: unknown): WireBody =>
  (isLegacy(contract) ? request : contract.request.write(request as never)) as WireBody;

/** Whether an answer without `data` has a list or an object with content under another name, where nobody looks. */
const sendsElsewhere = (body: unknown): boolean =>
  Object.values(Object(body) as object).some(
    (value) => typeof value === 'object' && Object.keys(Object(value)).length > 0,
  );

/** Paths that differ only in the index of the entry. Each kind is reported once, with its count. */
function firstOfEachKind(oddities: readonly Oddity[]): string[] {
  const kinds = new Map<string, { readonly first: string; count: number }>();
  for (const { path } of oddities) {
    const kind = path.replace(/\[\d+\]/g, '[]');
    const found = kinds.get(kind);
    if (found) found.count += 1;
    else kinds.set(kind, { first: path, count: 1 });
  }
  return [...kinds.values()].map(({ first, count }) => (count === 1 ? first : `${first} (${count})`));
}

/**
 * The only http client: it encodes requests, adds Authorization and XSRF headers, and reads answers where they enter.
 * @example const http = createHttpClient({ bases: deployment.bases, token: () => session.token() });
 */
export function createHttpClient(options: HttpOptions): HttpClient {
  const { bases, token, authorizationScheme = '', tokenSettled, onRenewed, onUnauthorized, onBrokenContract } = options;
  const { transport = sendWithAxios, cookies = () => document.cookie } = options;
  /** Calls under way that may bring the next token. Other calls wait for them only once the API has sent one. */
  const mayRenew = new Set<Promise<unknown>>();
  let renews = false;
  /** Tokens that were sent before the current one. */
  const former = new Set<unknown>();

  /** Sends the call, and again if it was refused for a token or a cookie that was replaced in the meantime. */
  const exchange = async (
    contract: AnyContract,
    fields: WireBody,
    { signal, validates = false }: CallOptions,
  ): Promise<Answer> => {
    const url = joinUrl(bases[contract.base], contract.path);
    const { method, authenticated } = contract;
    const credentials = () =>
      authHeaders({ method, url, authenticated, token: token(), authorizationScheme, cookies: cookies() });
    const send = (headers: Record<string, string>): Promise<Answer> => {
      const own = 'Authorization' in headers ? token() : undefined;
      // A field that holds an old token gets the current one, like the header.
      const current = Object.entries(fields).map(([name, value]) => [name, own && former.has(value) ? own : value]);
      const answered = transport({
        method,
        url,
        headers: { Accept: 'application/json', ...headers },
        body: bodyOf(contract, Object.fromEntries(current) as WireBody),
        // The answer to an aborted call may hold the next token.
        signal: renews ? undefined : signal,
      })
        .then((got) => {
          const next = !isRefusal(got) && contract.base === 'api' ? got.renewedToken : undefined;
          if (own === undefined || next === undefined) return got;
          renews = true;
          // Another answer, a validation or a logout may have changed the token first.
          if (token() === own) onRenewed?.(schemeOf(own) + next);
          return got;
        })
        .finally(() => mayRenew.delete(answered));
      if (own !== undefined) {
        former.add(own);
        mayRenew.add(answered);
      }
      return answered;
    };
    let sent = credentials();
    const isReplaced = () => JSON.stringify(credentials()) !== JSON.stringify(sent);
    let answer = await send(sent);
    // The server refuses before it does anything, so a write can be repeated too. The token may be replaced again
    // between two tries.
    for (let tries = 1; isStale(answer) && tries < MOST_TRIES; tries += 1) {
      if (authenticated && !validates) await tokenSettled?.();
      if (renews) {
        await Promise.allSettled(mayRenew);
        await untilAnotherTab(isReplaced);
      }
      const current = credentials();
      const loggedOut = 'Authorization' in sent && !('Authorization' in current);
      if (loggedOut) return answer;
      if (!isReplaced()) break;
      // Some servers replace the cookie with every answer, also a refusal: a new cookie allows one more try.
      const isOnlyCookie = current['Authorization'] === sent['Authorization'];
      if (isOnlyCookie && (tries > 1 || answer.httpStatus === 401)) break;
      sent = current;
      answer = await send(sent);
    }
    // The session ends only if the token that was refused is still the stored one.
    const isCurrent = credentials()['Authorization'] === sent['Authorization'];
    // A cookie that was replaced once more does not end the session either: the next call has the new cookie.
    if (answer.httpStatus === 403 && authenticated && isCurrent && isReplaced())
      throw new AppError('contract', 'HTTP 403 for a replaced cookie', { httpStatus: answer.httpStatus });
    const isOver = isRefusal(answer) && !isBlocked(answer) && authenticated && !contract.extension && isCurrent;
    if (isOver && !validates) onUnauthorized?.();
    return answer;
  };

  const read = async <C extends AnyContract>(
    contract: C,
    payload: unknown,
    onOddities: CallOptions['onOddities'],
  ): Promise<unknown> => {
    if (isLegacy(contract)) return readLegacy(contract, payload);
    const reading = tolerantReading();
    const value = contract.response.read(payload, reading);
    for (const path of firstOfEachKind(reading.oddities)) onBrokenContract?.(contract.name, path);
    if (reading.oddities.length > 0) onOddities?.(reading.oddities);
    return value;
  };

  const call: HttpClient['call'] = async (contract, request, callOptions = {}) => {
    const { signal, extraFields, onOddities } = callOptions;
    const fields = { ...fieldsOf(contract, request), ...extraFields };
    const early = await takeEarlyAnswer(contract.name, fields);
    if (early && signal?.aborted) throw new AppError('aborted', 'Aborted');
    // The user has waited long enough. A second call would double the wait before the page shows an error.
    if (early?.timedOut) throw new AppError('timeout', 'The early call was not answered in time');
    // A refusal of an early call decides nothing: the cookie may not have arrived yet, and another tab may have
    // replaced the token.
    const isGood = early && !isStale(early) && (early.storedToken ?? token()) === token();
    const answer = isGood ? early : await exchange(contract, fields, callOptions);
    if (isBlocked(answer)) throw new AppError('contract', 'HTTP 403 in a page', { httpStatus: answer.httpStatus });
    const isList = !isLegacy(contract) && contract.response.schema.type === 'array';
    // If a write that is done were reported as a failure, the user would do it twice. A list is never read from nothing.
    const isDone = DONE.includes(answer.httpStatus) && answer.body === undefined && !isList;
    const payload = isDone ? undefined : readAnswer(contract.answer, answer);
    try {
      // An empty list states that there is nothing. Some servers leave an empty list out, but a list elsewhere in the
      // answer may be the one.
      if (isList && payload === undefined && sendsElsewhere(answer.body)) throw new Unreadable('falta');
      // The first page of a list would be taken for the whole list.
      const entries = () => Object.keys(Object(unwrapped(payload)) as object).length;
      if (isList && (answer.httpStatus === PARTIAL || isPage(answer.body, payload, entries())))
        throw new Unreadable('es una página de la lista');
      return (await read(contract, payload, onOddities)) as ResponseOf<typeof contract>;
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      const path = (cause as { path?: string }).path ?? '';
      const problem = cause instanceof Unreadable ? cause.problem : String(cause);
      onBrokenContract?.(contract.name, path);
      throw new AppError('contract', `${contract.name}: ${problem} at '${path}'`, { path, cause });
    }
  };

  return { call };
}
