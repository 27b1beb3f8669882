import { Alert, Button } from '@rifas/shared/ui';

/** The chosen deposit has no money left; what was typed or chosen is kept for another one. */
export function DepositGone({ onChooseAnother }: { onChooseAnother: () => void }) {
  return (
    <Alert
      tone="warning"
      title="El depósito que elegiste ya no tiene saldo disponible."
      action={<Button onClick={onChooseAnother}>ELEGIR OTRO DEPÓSITO</Button>}
    >
      Lo que cargaste hasta ahora se mantiene.
    </Alert>
  );
}
