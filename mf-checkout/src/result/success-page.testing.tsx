import { screen } from '@testing-library/react';
import { getPurchase, validateLink } from '@rifas/shared/contracts';
import type { Purchase } from '@rifas/shared/domain';
import {
  createFakeApi,
  purchaseOf,
  raffleOf,
  renderPage,
  reply,
  type DeploymentChanges,
  type FakeReply,
} from '@rifas/shared/testing';
import type { SentPurchase } from '../common/purchase.store';
import SuccessPage from './SuccessPage';

export const PAID = '¡PAGO REALIZADO!';
export const CONFIRMING = 'Estamos confirmando tu pago';
export const sent: SentPurchase = {
  token: 'tok',
  seller: 'Ana Pérez',
  buyerEmail: 'lucia@example.com',
  raffles: [
    { number: '7', draws: ['1'] },
    { number: '00123', draws: ['1', '2'] },
  ],
  totalCents: 123450,
};
export const unpaid = reply.of(validateLink, {
  saleId: 7,
  absorbsSurcharge: false,
  buyer: { firstName: '', lastName: '', email: '', phone: '', department: '' },
  seller: { firstName: 'Ana', lastName: 'Pérez' },
  raffles: [raffleOf('7')],
});

/** The page in a tab that has paid, with an API that gives these answers. */
export function openSuccess(purchase: FakeReply, link: FakeReply = unpaid, deployment: DeploymentChanges = {}) {
  const api = createFakeApi();
  api.on(getPurchase, purchase);
  api.on(validateLink, link);
  return renderPage(<SuccessPage />, { path: '/success', at: '/success', api, deployment });
}
/** The API's data of a paid purchase, unless changed. */
export const tells = (changes: Partial<Purchase>) => reply.of(getPurchase, purchaseOf(changes));
export const title = (name: string) => screen.findByRole('heading', { level: 1, name });
