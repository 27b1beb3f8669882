import { screen } from '@testing-library/react';
import { getDepositsToUse } from '@rifas/shared/contracts';
import { cents, type Deposit } from '@rifas/shared/domain';
import { createFakeApi, depositOf, renderPage, reply } from '@rifas/shared/testing';
import BalanceFigure from './BalanceFigure';

const arrive = (deposits: readonly Deposit[]) => {
  const api = createFakeApi();
  api.on(getDepositsToUse, reply.of(getDepositsToUse, deposits));
  return renderPage(<BalanceFigure />, { api });
};

test('The home shows the sum of the balances of the deposits.', async () => {
  arrive([
    depositOf({ id: 1, kind: 'cash', amountCents: cents(50000) }),
    depositOf({ id: 2, kind: 'cash', amountCents: cents(16000) }),
  ]);
  expect(await screen.findByText('US$ 660,00 para usar')).toBeVisible();
});

test('A deposit with an unknown balance does not count, and alone it makes the figure unknown.', async () => {
  arrive([depositOf({ id: 1, kind: 'cash', amountCents: undefined })]);
  expect(await screen.findByText('Sin dato')).toBeVisible();
});

test('The figure is unknown where no deposit could be read.', async () => {
  const api = createFakeApi();
  api.on(getDepositsToUse, reply.success([{ Monto: 20 }]));
  renderPage(<BalanceFigure />, { api });
  expect(await screen.findByText('Sin dato')).toBeVisible();
});

test('The figure is 0 for a seller without deposits.', async () => {
  arrive([]);
  expect(await screen.findByText('US$ 0,00 para usar')).toBeVisible();
});

test('The figure is unknown where the deposits cannot be loaded.', async () => {
  const api = createFakeApi();
  api.on(getDepositsToUse, reply.error());
  renderPage(<BalanceFigure />, { api });
  expect(await screen.findByText('Sin dato')).toBeVisible();
});
