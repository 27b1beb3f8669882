import { createFakeApi, type FakeApi } from '../testing/fake-api';
import type { AppError } from './app-error';
import { createHttpClient, type HttpOptions } from './client';

const BASES = { api: '', auth: '', upload: '', geopay: '' };

/** A client that talks to a fake API with given answers. */
export function client(options: Partial<HttpOptions> = {}): {
  api: FakeApi;
  http: ReturnType<typeof createHttpClient>;
} {
  const api = createFakeApi();
  return { api, http: createHttpClient({ bases: BASES, token: () => 'secret', ...options }) };
}

/** The error that a call ends with. */
export const failureOf = (work: Promise<unknown>): Promise<AppError> =>
  work.then(
    () => Promise.reject(new Error('The call succeeded')),
    (error: unknown) => error as AppError,
  );
