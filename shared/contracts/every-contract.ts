import * as exported from '.';
import type { AnyContract } from './contract';

const isContract = (value: unknown): value is AnyContract =>
  typeof value === 'object' && value !== null && 'path' in value && 'method' in value;

/**
 * Every call of the API, in the order in which the contracts are exported. A new contract is included automatically.
 * The list is not part of the index, so that no page loads all contracts.
 */
export const everyContract: readonly AnyContract[] = Object.values<unknown>(exported).filter(isContract);
