import { EmptyState } from '@rifas/shared/ui';

export const NothingInBag = () => (
  <EmptyState icon="bag" title="No hay rifas para solicitar.">
    Cuando otros pasajeros pongan rifas en la bolsa, las vas a ver acá.
  </EmptyState>
);
