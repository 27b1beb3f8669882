import { useEffect } from 'react';
import { useHost } from '@rifas/shared/remote';
import { BrowserRouter } from '@rifas/shared/routing';
import { GlobalStyle } from '@rifas/shared/ui';
import { LoadingIndicator } from '../frame/LoadingIndicator';
import { NotificationBar } from '../frame/NotificationBar';
import { useSessionController } from '../session/session-context';
import { useForgetOnLogout } from '../session/use-forget-on-logout';
import { AppRoutes } from './AppRoutes';
import { CatchUp } from './CatchUp';
import { Later } from './Later';

export function App() {
  const session = useSessionController();
  const { variant } = useHost().deployment;
  useEffect(() => session.watch(), [session]);
  useEffect(() => globalThis.rifasRecovery?.drawn(), []);
  useForgetOnLogout();
  return (
    <BrowserRouter>
      <CatchUp />
      <GlobalStyle variant={variant} />
      <LoadingIndicator />
      <Later />
      <AppRoutes />
      <NotificationBar />
    </BrowserRouter>
  );
}
