import { Link, paths } from '@rifas/shared/routing';
import { EmptyState } from '@rifas/shared/ui';

export function NothingToSell() {
  return (
    <EmptyState title="No tienes rifas pendientes de pago." action={<Link to={paths.raffleList}>Ver tus rifas</Link>}>
      Acá vas a ver las que puedas vender con un link de pago.
    </EmptyState>
  );
}
