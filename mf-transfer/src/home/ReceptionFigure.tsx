import { getPendingReception } from '@rifas/shared/contracts';
import { useApiQuery } from '@rifas/shared/query';
import { rafflesOf } from '../common/bag-entries';
import { useWaitingCount } from '../common/use-waiting-count';

/** The number of raffles that the seller must confirm, on the home. */
export default function ReceptionFigure() {
  const { data, isError } = useApiQuery(getPendingReception, {});
  const count = useWaitingCount(getPendingReception, data && rafflesOf(data), isError);
  if (typeof count !== 'number') return count;
  return count === 0 ? 'nada por recibir' : <strong>{count} por recibir</strong>;
}
