import { act, screen, waitFor } from '@testing-library/react';
import { getPurchase, validateLink } from '@rifas/shared/contracts';
import { reply } from '@rifas/shared/testing';
import { rememberPurchase, usePurchase, useSentLink } from '../common/purchase.store';
import { CONFIRMING, openSuccess, PAID, sent, tells, title } from './success-page.testing';

// The buyer left the gateway's page without paying; where there is a way back to this page, it tells nothing of that.
beforeEach(() => {
  rememberPurchase(sent);
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test('a payment that nobody made and nobody can make any more claims nothing and leads back to the form, until the card says otherwise', async () => {
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

test('opened again after that, the page says so at once, for the API still knows that the payment was voided', async () => {
  openSuccess(tells({ state: 'open', isPaymentVoided: true }));
  expect(await title('No pudimos confirmar tu pago')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Reintentar' })).toBeInTheDocument();
});

test('whoever only opened a link that another buyer gave up on waits for no confirmation', async () => {
  usePurchase.setState({ linkToken: 'tok', purchase: undefined });
  useSentLink.setState({ token: undefined, at: 0 });
  openSuccess(tells({ state: 'open', isPaymentVoided: true }));
  expect(await title('Tu compra')).toBeInTheDocument();
});

test('an API that cannot say how the payment goes has not said that there is none: the link alone may be good', async () => {
  const page = openSuccess(tells({ state: 'confirming' }));
  await title(CONFIRMING);
  await waitFor(() => expect(page.api.requests(getPurchase)).toHaveLength(1));
  page.api.on(getPurchase, reply.http(500, ''));
  await act(() => jest.advanceTimersByTimeAsync(3000));
  await waitFor(() => expect(page.api.requests(validateLink).length).toBeGreaterThan(0));
  expect(await title(CONFIRMING)).toBeInTheDocument();
});

test('whoever waits for a payment that they never made reads after two minutes where to make it', async () => {
  openSuccess(tells({ state: 'open' }));
  await title(CONFIRMING);
  expect(screen.queryByText(/Si no llegaste a pagar/)).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(screen.getByText(/Si no llegaste a pagar, abrí otra vez el link que te mandaron/)).toBeInTheDocument();
});
