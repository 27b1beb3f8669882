import { act, screen, waitFor } from '@testing-library/react';
import { getPurchase } from '@rifas/shared/contracts';
import type { PurchaseState } from '@rifas/shared/domain';
import { createFakeApi, purchaseOf, reply } from '@rifas/shared/testing';
import { useSentLink } from '../common/purchase.store';
import { chooseCard, openPayPage, pay, payButton, watchPosts } from './pay-page.testing';

const UNDER_WAY = 'Hay un pago de este link sin confirmar';

/** Opens the page of a link whose payment was sent from another tab of this browser. */
function reopen(state: PurchaseState) {
  useSentLink.setState({ token: 'tok', at: Date.now() });
  const api = createFakeApi();
  api.on(getPurchase, reply.of(getPurchase, purchaseOf({ state })));
  return openPayPage({ api });
}
beforeEach(() => useSentLink.setState({ token: undefined }));

test.each(['confirming', 'toCheck'] as const)(
  'a payment that is %s is reported above the form, with a link to its state',
  async (state) => {
    const page = reopen(state);
    expect(await screen.findByRole('alert')).toHaveTextContent(`${UNDER_WAY}Si ya pagaste, no pagues otra vez.`);
    expect(payButton()).toBeEnabled();
    await page.user.click(screen.getByRole('link', { name: 'Ver cómo va el pago' }));
    expect(page.address()).toBe('/success');
  },
);

test('a rejected payment is over, and the page reports nothing', async () => {
  const { api } = reopen('rejected');
  await waitFor(() => expect(api.requests(getPurchase)).toHaveLength(1));
  expect(screen.queryByText(UNDER_WAY)).not.toBeInTheDocument();
});

test('a payment that arrives while the form is open shows its receipt in place of it', async () => {
  const page = reopen('confirming');
  await screen.findByText(UNDER_WAY);
  page.api.on(getPurchase, reply.of(getPurchase, purchaseOf({ state: 'paid' })));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(page.address()).toBe('/success'));
});

test('a link without a payment from this browser is not queried, and the browser stores a payment that it sends', async () => {
  watchPosts();
  const page = openPayPage();
  await chooseCard(page);
  expect(page.api.requests(getPurchase)).toEqual([]);
  await pay(page);
  expect(page.api.requests(getPurchase)).toEqual([]);
  expect(JSON.parse(localStorage.getItem('rifas.checkout.sent') ?? '{}')).toMatchObject({ state: { token: 'tok' } });
});
