import { useState } from 'react';
import { Alert, Button, Page } from '@rifas/shared/ui';
import { abandonHanging } from '../federation/abandon-hanging';
import { useSessionController } from '../session/session-context';

/** Shown when the stored session could not be checked. The visitor is not let in, but not logged out either (docs/rules.md, "Session"). */
export function SessionUnreachable() {
  const session = useSessionController();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    abandonHanging();
    await session.validate();
    setBusy(false);
  };
  return (
    <Page title="Sin conexión" narrow>
      <Alert tone="warning">
        No pudimos comprobar tu sesión. Revisá tu conexión a internet: tu sesión sigue guardada en este teléfono.
      </Alert>
      <Button busy={busy} onClick={() => void retry()}>
        Reintentar
      </Button>
    </Page>
  );
}
