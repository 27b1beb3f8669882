import { EmptyState } from '@rifas/shared/ui';

/** The empty list of 'put in the bag' and of the direct transfer. */
export const NothingToTransfer = () => (
  <EmptyState icon="ticket" title="No tienes rifas para transferir.">
    Se pueden transferir las rifas que tienen todos sus talones pendientes de pago.
  </EmptyState>
);
