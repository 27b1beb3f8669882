import type { ComponentType } from 'react';
import { useHost } from '@rifas/shared/remote';
import { Navigate, paths, useMatch } from '@rifas/shared/routing';
import { PendingDelivery } from '../delivery/PendingDelivery';
import { DirectTransfer } from '../direct-transfer/DirectTransfer';
import { OwnBag } from '../own-bag/OwnBag';
import { PutInBag } from '../put-in-bag/PutInBag';
import { PendingReception } from '../reception/PendingReception';
import { RequestRaffles } from '../request/RequestRaffles';
import { TransferMenu } from './TransferMenu';
import { viewAt, type TransferSlug } from './views';

const SCREENS: Readonly<Record<TransferSlug, ComponentType<{ title: string }>>> = {
  'poner-en-bolsa': PutInBag,
  directa: DirectTransfer,
  solicitar: RequestRaffles,
  'mi-bolsa': OwnBag,
  entregas: PendingDelivery,
  recepciones: PendingReception,
};

/** The menu, or the sub-view whose address is below it; any other address leads back to the menu. */
export default function TransferPage() {
  const { variant } = useHost().deployment;
  const below = useMatch(`${paths.transfer}/*`)?.params['*'] ?? '';
  if (below === '') return <TransferMenu />;

  const view = viewAt(variant, below.replace(/\/$/, ''));
  if (!view) return <Navigate to={paths.transfer} replace />;
  const Screen = SCREENS[view.slug];
  return <Screen key={view.slug} title={view.label} />;
}
