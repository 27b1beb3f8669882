import type { Mode } from '@rifas/shared/deployment';
import type { ChosenTicket } from '@rifas/shared/domain';
import { enumerated } from '@rifas/shared/format';
import { useHost } from '@rifas/shared/remote';
import { Alert } from '@rifas/shared/ui';
import { numbersOf } from './chosen-tickets';
import { usePaymentLink } from './payment-link.store';

/** Says what left the selection because it was sold or moved meanwhile. */
export function goneText(gone: readonly ChosenTicket[], mode: Mode): string {
  if (mode === 'single') {
    const numbers = numbersOf(gone);
    return numbers.length === 1
      ? `La rifa ${enumerated(numbers)} ya no está disponible y la quitamos de tu selección.`
      : `Las rifas ${enumerated(numbers)} ya no están disponibles y las quitamos de tu selección.`;
  }
  const names = gone.map(({ Numero, SorteoNumero }) => `${Numero} (sorteo ${SorteoNumero})`);
  return gone.length === 1
    ? `El talón ${enumerated(names)} ya no está disponible y lo quitamos de tu selección.`
    : `Los talones ${enumerated(names)} ya no están disponibles y los quitamos de tu selección.`;
}

export function GoneNotice() {
  const { mode } = useHost().deployment;
  const gone = usePaymentLink((draft) => draft.gone);
  const left = usePaymentLink((draft) => draft.chosen.length);
  if (gone.length === 0) return null;
  return (
    <Alert tone="warning" title={goneText(gone, mode)}>
      {left > 0 ? 'Lo demás sigue elegido.' : 'Elegí otras para generar el link.'}
    </Alert>
  );
}
