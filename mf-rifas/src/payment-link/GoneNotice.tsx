import type { ChosenTicket } from '@rifas/shared/domain';
import { enumerated } from '@rifas/shared/format';
import { Alert } from '@rifas/shared/ui';
import { numbersOf } from '../common/raffles';
import { useShowsTickets } from '../common/use-deployment';
import { usePaymentLink } from './payment-link.store';

function goneTickets(gone: readonly ChosenTicket[]): string {
  const names = gone.map(({ number, draw }) => `${number} (sorteo ${draw})`);
  return gone.length === 1
    ? `El talón ${enumerated(names)} ya no está disponible y lo quitamos de tu selección.`
    : `Los talones ${enumerated(names)} ya no están disponibles y los quitamos de tu selección.`;
}

function goneRaffles(gone: readonly ChosenTicket[]): string {
  const numbers = numbersOf(gone);
  return numbers.length === 1
    ? `La rifa ${enumerated(numbers)} ya no está disponible y la quitamos de tu selección.`
    : `Las rifas ${enumerated(numbers)} ya no están disponibles y las quitamos de tu selección.`;
}

/** Says what left the selection because somebody sold or moved it meanwhile. */
export function GoneNotice() {
  const showsTickets = useShowsTickets();
  const gone = usePaymentLink((draft) => draft.gone);
  const left = usePaymentLink((draft) => draft.chosen.length);
  if (gone.length === 0) return null;
  return (
    <Alert tone="warning" title={showsTickets ? goneTickets(gone) : goneRaffles(gone)}>
      {left > 0 ? 'Lo demás sigue elegido.' : 'Elegí otras para generar el link.'}
    </Alert>
  );
}
