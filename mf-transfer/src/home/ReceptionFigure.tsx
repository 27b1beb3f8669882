import { getPendingReception } from '@rifas/shared/contracts';
import { useApiQuery, useOddities } from '@rifas/shared/query';
import { rafflesOf } from '../common/bag-entries';

/** The number of raffles that the seller must confirm, on the home. */
export default function ReceptionFigure() {
  const { data, isError } = useApiQuery(getPendingReception, {});
  const leftOut = useOddities(getPendingReception).some((oddity) => oddity.leftOut);
  if (!data) return isError && 'Sin dato';
  const waiting = rafflesOf(data).length;
  if (waiting === 0 && leftOut) return 'Sin dato';
  return waiting === 0 ? 'nada por recibir' : <strong>{waiting} por recibir</strong>;
}
