import type { PaymentLink } from '@rifas/shared/contracts';
import { raffleOf } from '@rifas/shared/testing';

/** A link of two raffles of two tickets of 20 each; what the server sends, as validated. */
export function linkOf({
  linkData,
  ...changes
}: Partial<Omit<PaymentLink, 'linkData'>> & { linkData?: Partial<PaymentLink['linkData']> } = {}): PaymentLink {
  return {
    persona: { Nombres: 'Ana', Apellidos: 'Pérez' },
    talones: [raffleOf('00123', { firstId: 1 }), raffleOf('7', { firstId: 3 })],
    ...changes,
    linkData: {
      id: 77,
      Pasajero: 9,
      AsumirRecargo: false,
      CompradorNombre: 'Juan',
      CompradorApellido: 'Gómez',
      CompradorEmail: 'juan@mail.com',
      CompradorCelular: '099123456',
      CompradorDepartamento: 'Salto',
      ...linkData,
    },
  };
}
