import { createFakeApi, type FakeApi } from '../testing/fake-api';
import { readAnswer } from './answer';
import { AppError } from './app-error';
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

/** The error that an answer of the API stands for. */
export function readFailure(httpStatus: number, body: unknown): AppError {
  try {
    readAnswer('data', { httpStatus, body });
  } catch (error) {
    if (error instanceof AppError) return error;
  }
  throw new Error('The answer was read');
}
