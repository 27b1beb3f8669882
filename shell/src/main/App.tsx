import { useEffect } from 'react';
import { BrowserRouter } from '@rifas/shared/routing';
import { LoadingIndicator } from '../frame/LoadingIndicator';
import { NotificationBar } from '../frame/NotificationBar';
import { useSessionController } from '../session/session-context';
import { useForgetOnLogout } from '../session/use-forget-on-logout';
import { AppRoutes } from './AppRoutes';
import { CatchUp } from './CatchUp';
import { Later } from './Later';

export function App() {
  const session = useSessionController();
  useEffect(() => session.watch(), [session]);
  useEffect(() => globalThis.rifasRecovery?.drawn(), []);
  useForgetOnLogout();
  return (
    <BrowserRouter>
      <CatchUp />
      <LoadingIndicator />
      <Later />
      <AppRoutes />
      <NotificationBar />
    </BrowserRouter>
  );
}
