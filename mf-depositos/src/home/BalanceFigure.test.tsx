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

test('The home adds up what is left of the deposits.', async () => {
  arrive([
    depositOf({ id: 1, kind: 'cash', amountCents: cents(50000) }),
    depositOf({ id: 2, kind: 'cash', amountCents: cents(16000) }),
  ]);
  expect(await screen.findByText('US$ 660,00 para usar')).toBeVisible();
});

test('A deposit whose balance nobody knows is not counted, and alone it makes the figure unknown.', async () => {
  arrive([depositOf({ id: 1, kind: 'cash', amountCents: undefined })]);
  expect(await screen.findByText('Sin dato')).toBeVisible();
});

test('Where no deposit could be read the figure is unknown.', async () => {
  const api = createFakeApi();
  api.on(getDepositsToUse, reply.success([{ Monto: 20 }]));
  renderPage(<BalanceFigure />, { api });
  expect(await screen.findByText('Sin dato')).toBeVisible();
});

test('Without deposits there is nothing to use.', async () => {
  arrive([]);
  expect(await screen.findByText('US$ 0,00 para usar')).toBeVisible();
});

test('Deposits that cannot be had leave the figure unknown.', async () => {
  const api = createFakeApi();
  api.on(getDepositsToUse, reply.error());
  renderPage(<BalanceFigure />, { api });
  expect(await screen.findByText('Sin dato')).toBeVisible();
});
