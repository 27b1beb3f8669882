import { screen } from '@testing-library/react';
import { getDepositsToUse } from '@rifas/shared/contracts';
import { createFakeApi, depositOf, renderPage, reply } from '@rifas/shared/testing';
import BalanceFigure from './BalanceFigure';

const twoDeposits = [depositOf({ id: 1, amount: 500 }), depositOf({ id: 2, amount: 160 })];

/** Both deposits as the API sends them, and a third one that is the first with these changes. */
const partly = (changes: object) => {
  const { data } = reply.of(getDepositsToUse, twoDeposits).body as { data: readonly object[] };
  return reply.success([...data, { ...data[0], ...changes }] as never);
};

test.each([
  ['several deposits', reply.of(getDepositsToUse, twoDeposits), 'US$ 660,00 para usar'],
  ['no deposits', reply.of(getDepositsToUse, []), 'US$ 0,00 para usar'],
  ['only an unknown balance', reply.of(getDepositsToUse, [depositOf({ amountCents: undefined })]), 'Sin dato'],
  ['deposits that cannot be read', reply.success([{ Monto: 20 }]), 'Sin dato'],
  ['some deposits that cannot be read', partly({ id: null }), 'Sin dato'],
  ['an unreadable use of a deposit', partly({ id: 3, registros: [[{ id: null }], []] }), 'US$ 660,00 para usar'],
  ['deposits that cannot be loaded', reply.error(), 'Sin dato'],
])('The home of a seller with %s has a figure for the balance.', async (_what, answer, figure) => {
  const api = createFakeApi();
  api.on(getDepositsToUse, answer);
  renderPage(<BalanceFigure />, { api });
  expect(await screen.findByText(figure)).toBeVisible();
});
