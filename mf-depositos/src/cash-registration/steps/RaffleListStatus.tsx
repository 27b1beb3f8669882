import { Alert, RetryButton, SkeletonList } from '@rifas/shared/ui';
import type { RafflesToRegister } from '../cash-registration.api';

/** The raffles are on their way, or could not be had. */
export function RaffleListStatus({ list }: { list: RafflesToRegister }) {
  if (!list.error) return <SkeletonList label="Cargando tus rifas…" />;
  return (
    <Alert tone="error" title="No pudimos cargar tus rifas." action={<RetryButton query={list} />}>
      {list.error.userMessage}
    </Alert>
  );
}
