import { useEffect, type ComponentType } from 'react';
import { useHost } from '@rifas/shared/remote';
import { Navigate, paths, useMatch } from '@rifas/shared/routing';
import { viewAt, type TransferSlug } from './common/views';
import { PendingDelivery } from './delivery/PendingDelivery';
import { DirectTransfer } from './direct-transfer/DirectTransfer';
import { TransferMenu } from './menu/TransferMenu';
import { OwnBag } from './own-bag/OwnBag';
import { PutInBag } from './put-in-bag/PutInBag';
import { PendingReception } from './reception/PendingReception';
import { forgetResult } from './request/request.store';
import { RequestRaffles } from './request/RequestRaffles';

const SCREENS: Readonly<Record<TransferSlug, ComponentType<{ title: string }>>> = {
  'poner-en-bolsa': PutInBag,
  directa: DirectTransfer,
  solicitar: RequestRaffles,
  'mi-bolsa': OwnBag,
  entregas: PendingDelivery,
  recepciones: PendingReception,
};

/** The menu, or the sub-view whose address is below it. Any other address redirects to the menu. */
export default function TransferPage() {
  const { variant } = useHost().deployment;
  const below = useMatch(`${paths.transfer}/*`)?.params['*'] ?? '';
  // Going back to the menu ends a request that was made.
  useEffect(() => {
    if (below === '') forgetResult();
  }, [below]);
  if (below === '') return <TransferMenu />;

  const view = viewAt(variant, below.replace(/\/$/, ''));
  if (!view) return <Navigate to={paths.transfer} replace />;
  const Screen = SCREENS[view.slug];
  return <Screen key={view.slug} title={view.label} />;
}
