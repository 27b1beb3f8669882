import { texts } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Alert, Button } from '@rifas/shared/ui';
import { useState } from 'react';

/** Transferring single tickets is announced, not built (specification 2); where no tickets are shown there is nothing to say. */
export function SingleTickets() {
  const { mode } = useHost().deployment;
  const [asked, setAsked] = useState(false);
  if (mode === 'single') return null;
  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Transferir talones sueltos
      </Button>
      {asked && <Alert tone="info">{texts.underConstruction}</Alert>}
    </>
  );
}
