import type { AnyContract } from '@rifas/shared/contracts';
import { useOddities } from '@rifas/shared/query';

const UNKNOWN = 'Sin dato';

/**
 * The number of raffles in a list, or 'Sin dato' if the list failed or none of its entries could be read. Undefined
 * while it is loading.
 */
export function useWaitingCount(
  contract: AnyContract,
  raffles: readonly unknown[] | undefined,
  isFailed: boolean,
): number | typeof UNKNOWN | undefined {
  const leftOut = useOddities(contract).some((oddity) => oddity.leftOut);
  if (!raffles) return isFailed ? UNKNOWN : undefined;
  return raffles.length === 0 && leftOut ? UNKNOWN : raffles.length;
}
