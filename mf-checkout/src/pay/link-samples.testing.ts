import type { PaymentLink } from '@rifas/shared/domain';
import { raffleOf } from '@rifas/shared/testing';

const BUYER: PaymentLink['buyer'] = {
  firstName: 'Juan',
  lastName: 'Gómez',
  email: 'juan@mail.com',
  phone: '099123456',
  department: 'Salto',
};

/** A link of two raffles of two tickets of 20 each. */
export const linkOf = ({
  buyer,
  ...changes
}: Partial<Omit<PaymentLink, 'buyer'>> & { readonly buyer?: Partial<PaymentLink['buyer']> } = {}): PaymentLink => ({
  saleId: 77,
  absorbsSurcharge: false,
  seller: { firstName: 'Ana', lastName: 'Pérez' },
  raffles: [raffleOf('00123', { firstId: 1 }), raffleOf('7', { firstId: 3 })],
  ...changes,
  buyer: { ...BUYER, ...buyer },
});
