import { useState, type ReactNode } from 'react';
import { texts } from '@rifas/shared/domain';
import { useHost } from '@rifas/shared/remote';
import { Alert, Button } from '@rifas/shared/ui';

interface SingleTickets {
  readonly button: ReactNode;
  readonly notice: ReactNode;
}

/** Transferring single tickets is announced, not built; where no tickets are shown there is nothing to say. */
export function useSingleTickets(offered: boolean): SingleTickets {
  const { mode } = useHost().deployment;
  const [asked, setAsked] = useState(false);
  if (!offered || mode === 'single') return { button: null, notice: null };
  return {
    button: (
      <Button variant="quiet" onClick={() => setAsked(true)}>
        Transferir talones sueltos
      </Button>
    ),
    notice: asked && <Alert tone="info">{texts.underConstruction}</Alert>,
  };
}
