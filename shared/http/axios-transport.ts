import { lazyModule } from '../validation';
import type { Answer } from './answer';
import { AppError } from './app-error';
import type { WireRequest } from './client';

const TIMEOUT_MS = 30_000;

// Loaded with the first call, so that a page can be drawn before the library arrives.
const importAxios = () => import(/* webpackChunkName: "axios" */ 'axios');
const library = lazyModule(importAxios);

/** Fetches the transport before the first call that needs it. A failure is nobody's: that call tries again, and is told. */
export const warmTransport = (): void => void importAxios().catch(() => undefined);

const parseJson = (text: unknown): unknown => {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

/** Sends a request and answers whatever the server said; throws only when there was no answer. */
export async function sendWithAxios({ method, url, headers, body, signal }: WireRequest): Promise<Answer> {
  const { default: axios } = await library.load().catch((cause: unknown) => {
    throw new AppError('network', 'The transport could not be loaded', { cause });
  });
  try {
    const response = await axios.request<unknown>({
      adapter: 'fetch',
      method,
      url,
      headers,
      data: body,
      timeout: TIMEOUT_MS,
      responseType: 'text',
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
      // XSRF is ours: axios would add its header by rules of its own (D22).
      withXSRFToken: false,
      ...(signal ? { signal } : {}),
    });
    return { httpStatus: response.status, body: parseJson(response.data) };
  } catch (cause) {
    if (axios.isCancel(cause)) throw new AppError('aborted', 'Aborted', { cause });
    const timedOut = axios.isAxiosError(cause) && (cause.code === 'ETIMEDOUT' || cause.code === 'ECONNABORTED');
    throw new AppError(timedOut ? 'timeout' : 'network', cause instanceof Error ? cause.message : 'No answer', {
      cause,
    });
  }
}
