import * as exported from '.';
import type { AnyContract } from './contract';

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/**
 * Every call of the API, in the order in which the contracts are exported: a new one is among them by itself. It stands outside
 * the index, so that no page loads them all.
 */
export const everyContract: readonly AnyContract[] = Object.values<unknown>(exported).filter(isContract);
