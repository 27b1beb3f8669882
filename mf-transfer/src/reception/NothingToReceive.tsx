import { useHost } from '@rifas/shared/remote';
import { EmptyState } from '@rifas/shared/ui';
import { RouteButton } from '../common/BackLink';
import { viewAt, viewPath } from '../common/views';

const TITLE = 'No tienes rifas pendientes de recepción.';

/** What to do next: ask for raffles from the bag, where the variant has one. */
export function NothingToReceive() {
  const { variant } = useHost().deployment;
  if (!viewAt(variant, 'solicitar')) {
    return (
      <EmptyState icon="hand" title={TITLE}>
        Cuando otro pasajero te transfiera una rifa, la vas a ver acá.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="hand"
      title={TITLE}
      action={
        <RouteButton to={viewPath('solicitar')} $variant="secondary">
          Solicitar rifas de la bolsa
        </RouteButton>
      }
    >
      Cuando solicites rifas, o te las transfieran, las vas a ver acá.
    </EmptyState>
  );
}
