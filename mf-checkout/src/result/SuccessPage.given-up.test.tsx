import { act, screen, waitFor } from '@testing-library/react';
import { getPurchase, validateLink } from '@rifas/shared/contracts';
import { reply } from '@rifas/shared/testing';
import { rememberPurchase, usePurchase, useSentLink } from '../common/purchase.store';
import { CONFIRMING, openSuccess, PAID, sent, tells, title } from './success-page.testing';

// The buyer left the gateway's page without paying. Where the gateway leads back to this page, it does not say so.
beforeEach(() => {
  rememberPurchase(sent);
  jest.useFakeTimers({ advanceTimers: true });
});

test('a payment that can no longer be made leads back to the form, and the page still shows it if it turns out paid', async () => {
  const page = openSuccess(tells({ state: 'confirming' }));
  await title(CONFIRMING);
  await waitFor(() => expect(page.api.requests(getPurchase)).toHaveLength(1));
  page.api.on(getPurchase, tells({ state: 'open' }));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(await title('No pudimos confirmar tu pago')).toHaveFocus();
  expect(screen.getByText(/Si ves el cargo en tu tarjeta, escribinos a/)).toBeInTheDocument();
  expect(screen.queryByText(/No pagues otra vez/)).not.toBeInTheDocument();
  const retry = screen.getByRole('link', { name: 'Reintentar' });
  page.api.on(getPurchase, tells({}));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(await title(PAID)).toBeInTheDocument();
  expect(retry).not.toBeInTheDocument();
});

test('a page that is opened after the payment was voided says at once that the payment is not confirmed', async () => {
  openSuccess(tells({ state: 'open', isPaymentVoided: true }));
  expect(await title('No pudimos confirmar tu pago')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Reintentar' })).toBeInTheDocument();
});

test('a visitor who only opened a link that another buyer gave up on waits for no confirmation', async () => {
  usePurchase.setState({ linkToken: 'tok', purchase: undefined });
  useSentLink.setState({ token: undefined, at: 0 });
  openSuccess(tells({ state: 'open', isPaymentVoided: true }));
  expect(await title('Tu compra')).toBeInTheDocument();
});

test('if the API fails to report a payment, the page still waits for it, because the payment may exist', async () => {
  const page = openSuccess(tells({ state: 'confirming' }));
  await title(CONFIRMING);
  await waitFor(() => expect(page.api.requests(getPurchase)).toHaveLength(1));
  page.api.on(getPurchase, reply.http(500, ''));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  await waitFor(() => expect(page.api.requests(validateLink).length).toBeGreaterThan(0));
  expect(await title(CONFIRMING)).toBeInTheDocument();
});

test('a buyer who waits for a payment that was never made reads after two minutes where to pay', async () => {
  openSuccess(tells({ state: 'open' }));
  await title(CONFIRMING);
  expect(screen.queryByText(/Si no llegaste a pagar/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(screen.getByText(/Si no llegaste a pagar, abrí otra vez el link que te mandaron/)).toBeInTheDocument();
});
