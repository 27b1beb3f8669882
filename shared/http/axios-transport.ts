import { lazyModule } from '../async';
import { bodyText, jsonIn, statusOf, unlessOfMethod } from '../contracts/body-text';
import type { Answer } from './answer';
import { AppError } from './app-error';
import { renewedToken } from './auth-headers';
import type { WireRequest } from './transport';
import { UNSENT } from './unsent';

const TIMEOUT_MS = 30_000;

// Loaded with the first call, so that a page can be drawn before the library arrives.
const importAxios = () => import(/* webpackChunkName: "axios" */ 'axios');
const library = lazyModule(importAxios);

/**
 * Fetches the transport before the first call that needs it. If this fails, the call tries again and reports its own error.
 * @example requestIdleCallback(warmTransport);
 */
export const warmTransport = (): void => void importAxios().catch(() => undefined);

/** Sends a request and returns whatever the server answered. Throws only when there was no answer. */
export async function sendWithAxios({ method, url, headers, body, signal }: WireRequest): Promise<Answer> {
  const { default: axios } = await library.load().catch((cause: unknown) => {
    throw new AppError('network', 'The transport could not be loaded', { cause });
  });
  const unsent = !navigator.onLine;
  try {
    const response = await axios.request<ArrayBuffer>({
      adapter: 'fetch',
      // An API may allow caching. A cached answer would still offer tickets that were sold, or bring back an old token.
      fetchOptions: { cache: 'no-store' },
      method,
      url,
      headers,
      data: body,
      timeout: TIMEOUT_MS,
      responseType: 'arraybuffer',
      transformResponse: (bytes: unknown) => bytes,
      validateStatus: () => true,
      // The client adds the XSRF header itself, because axios has different rules for it.
      withXSRFToken: false,
      ...(signal ? { signal } : {}),
    });
    const { status, headers: sent } = response;
    return {
      httpStatus: statusOf(status, sent['link'], sent['content-range']),
      body: unlessOfMethod(
        status,
        sent['allow'],
        jsonIn(bodyText(new Uint8Array(response.data), String(sent['content-type']))),
        url,
      ),
      renewedToken: renewedToken(sent['authorization']),
    };
  } catch (cause) {
    if (axios.isCancel(cause)) throw new AppError('aborted', 'Aborted', { cause });
    if (unsent) throw new AppError('network', UNSENT, { cause });
    const timedOut = axios.isAxiosError(cause) && cause.code === 'ETIMEDOUT';
    throw new AppError(timedOut ? 'timeout' : 'network', cause instanceof Error ? cause.message : 'No answer', {
      cause,
    });
  }
}
