import * as exported from '../contracts';
import type { AnyContract } from '../contracts';

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value && 'response' in value;

/** Every call of the API, read off what the contracts export: a new one is among them by itself. */
export const API_CALLS: readonly AnyContract[] = Object.values(exported as Readonly<Record<string, unknown>>).filter(
  isContract,
);
