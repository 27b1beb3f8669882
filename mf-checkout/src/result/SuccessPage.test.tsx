import { screen, waitFor } from '@testing-library/react';
import { restoreDraft, saveDraft } from '@rifas/shared/forms';
import { renderPage } from '@rifas/shared/testing';
import { payDraftKey, rememberLink, rememberPurchase, usePurchase, type Purchase } from '../common/purchase.store';
import SuccessPage from './SuccessPage';

const purchase: Purchase = {
  token: 'tok',
  seller: 'Ana Pérez',
  buyerEmail: 'juan@mail.com',
  raffles: [
    { number: '7', draws: ['1'] },
    { number: '00123', draws: ['1', '2'] },
  ],
  totalCents: 123450,
};
const open = () => renderPage(<SuccessPage />, { path: '/success', at: '/success' });
beforeEach(() => usePurchase.setState({ linkToken: undefined, purchase: undefined }));

test('says that it is paid and that a mail is on its way', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: '¡PAGO REALIZADO!' })).toHaveFocus();
  expect(screen.getByText('Te enviamos un mail con la confirmación y tu e-ticket.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument();
});

test('shows and prints the numbers bought where they are known', async () => {
  rememberPurchase(purchase);
  const print = jest.fn();
  window.print = print;
  const { user } = open();
  expect(screen.getByText('00123')).toBeInTheDocument();
  expect(screen.getByText('Sorteo 1')).toBeInTheDocument();
  expect(screen.getByText('Sorteos 1, 2')).toBeInTheDocument();
  expect(screen.getByText('US$ 1.234,50')).toBeInTheDocument();
  expect(screen.getByText('Ana Pérez')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('no draws are named in single mode', () => {
  rememberPurchase({ ...purchase, raffles: [{ number: '7', draws: [] }] });
  open();
  expect(screen.getByRole('heading', { name: 'Tu número' })).toBeInTheDocument();
  expect(screen.queryByText(/Sorteo/)).not.toBeInTheDocument();
});

test("the buyer's typed data is forgotten", async () => {
  rememberPurchase(purchase);
  saveDraft(payDraftKey('tok'), { firstName: 'Zoe' });
  open();
  await waitFor(() => expect(restoreDraft(payDraftKey('tok'), { firstName: '' })).toEqual({}));
});

test('the purchase survives in the tab, until another link is opened', () => {
  rememberPurchase(purchase);
  expect(JSON.parse(sessionStorage.getItem('rifas.checkout') ?? '{}')).toMatchObject({
    state: { linkToken: 'tok', purchase },
  });
  rememberLink('tok');
  expect(usePurchase.getState().purchase).toEqual(purchase);
  rememberLink('other');
  expect(usePurchase.getState()).toMatchObject({ linkToken: 'other', purchase: undefined });
});
