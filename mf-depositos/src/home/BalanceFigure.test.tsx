import { screen, waitFor } from '@testing-library/react';
import { getDepositsToUse } from '@rifas/shared/contracts';
import { cents, type Deposit } from '@rifas/shared/domain';
import { createFakeApi, depositOf, renderPage, reply } from '@rifas/shared/testing';
import BalanceFigure from './BalanceFigure';

const arrive = (deposits: readonly Deposit[]) => {
  const api = createFakeApi();
  api.on(getDepositsToUse, reply.of(getDepositsToUse, deposits));
  return renderPage(<BalanceFigure />, { api });
};

test('The home adds up what is left of the deposits.', async () => {
  arrive([
    depositOf({ id: 1, kind: 'cash', amountCents: cents(50000) }),
    depositOf({ id: 2, kind: 'cash', amountCents: cents(16000) }),
  ]);
  expect(await screen.findByText('US$ 660,00 para usar')).toBeVisible();
});

test('A deposit whose balance nobody knows is not counted, and without any the row does without a figure.', async () => {
  const { api, container } = arrive([depositOf({ id: 1, kind: 'cash', amountCents: undefined })]);
  await waitFor(() => expect(api.requests(getDepositsToUse)).toHaveLength(1));
  expect(container).toHaveTextContent('');
});
