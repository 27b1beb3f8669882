import { Alert, SkeletonList } from '@rifas/shared/ui';
import { LoadAgain } from '../../common/LoadAgain';
import type { RafflesToRegister } from '../cash-registration.api';

/** The raffles are on their way, or could not be had. */
export function RaffleListStatus({ list }: { list: RafflesToRegister }) {
  if (!list.error) return <SkeletonList label="Cargando tus rifas…" />;
  return (
    <Alert tone="error" title="No pudimos cargar tus rifas." action={<LoadAgain list={list} />}>
      {list.error.userMessage}
    </Alert>
  );
}
