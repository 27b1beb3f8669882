import { useEffect } from 'react';
import { useHost } from '@rifas/shared/remote';
import { BrowserRouter } from '@rifas/shared/routing';
import { GlobalStyle } from '@rifas/shared/ui';
import { useShell } from './boot/shell-context';
import { LoadingIndicator } from './layout/LoadingIndicator';
import { NotificationBar } from './layout/NotificationBar';
import { AppRoutes } from './routes/AppRoutes';
import { useForgetOnLogout } from './session/use-forget-on-logout';
import { OverrideBanner } from './status/OverrideBanner';
import { StaleBanner } from './status/StaleBanner';

export function App() {
  const { session } = useShell().host;
  const { variant } = useHost().deployment;
  useEffect(() => session.watch(), [session]);
  useEffect(() => globalThis.rifasRecovery?.drawn(), []);
  useForgetOnLogout();
  return (
    <BrowserRouter>
      <GlobalStyle variant={variant} />
      <LoadingIndicator />
      <OverrideBanner />
      <StaleBanner />
      <AppRoutes />
      <NotificationBar />
    </BrowserRouter>
  );
}
